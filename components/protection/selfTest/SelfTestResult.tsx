import { Download } from 'lucide';
import styled from 'styled-components';
import { Button, ButtonLink } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatNumber } from '@/domain/format/number';
import { bandOf, HIGHEST_SCORE, QUESTIONS, SELF_TEST_SOURCE, type Answers } from '@/domain/protection/selfTest';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { saveFile } from '@/services/browser/saveFile';
import { token } from '@/themes/token';
import { HelpRow } from '../parts/HelpRow';
import { takeFocus } from '../parts/takeFocus';

const Root = styled.div`
  display: grid;
  gap: ${token('space-16')};

  h3 {
    font: 650 ${token('type-lg')} ${token('font-text')};
  }
  [tabindex='-1'] {
    display: grid;
    gap: ${token('space-8')};
  }
  .score {
    font: ${token('font-display-weight')} ${token('type-xl')} ${token('font-display')};
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')};
  }
  .note {
    color: ${token('text-muted')};
  }
`;

type SelfTestResultProps = { answers: Answers; score: number; onAgain: () => void };

/** What the answers add up to by the published rule, and what to do next. */
export function SelfTestResult({ answers, score, onAgain }: SelfTestResultProps) {
  const t = useT();
  const locale = useLocale();
  const urlOf = usePageUrl();
  const [noLimits, noBreaks, noExclusion] = [useAbsent('limits'), useAbsent('breaks'), useAbsent('selfExclusion')];
  const band = bandOf(score);
  const sum = t('selfTest.score', {
    score: formatNumber(locale, score),
    most: formatNumber(locale, HIGHEST_SCORE),
  });
  const save = () =>
    saveFile(
      'self-test.txt',
      'text/plain;charset=utf-8',
      [
        t('selfTest.title'),
        '',
        ...QUESTIONS.map((question, index) => {
          const points = answers[index] ?? 0;
          return `${index + 1}. ${t(`selfTest.question.${question}`)} ${t(`selfTest.answer.${points}`)} (${points})`;
        }),
        '',
        sum,
        t(`selfTest.band.${band}`),
        SELF_TEST_SOURCE,
        '',
      ].join('\n'),
    );
  return (
    <Root>
      <div ref={takeFocus} tabIndex={-1}>
        <p className="score">{sum}</p>
        <h3>{t(`selfTest.band.${band}`)}</h3>
        <p>{t(`selfTest.meaning.${band}`)}</p>
      </div>
      <p className="note">{t('selfTest.noDiagnosis')}</p>
      <div className="ways">
        {!noLimits && (
          <ButtonLink look="primary" href={urlOf('limits')}>
            {t('selfTest.limits')}
          </ButtonLink>
        )}
        {!noBreaks && <ButtonLink href={urlOf('freeze-account')}>{t('selfTest.break')}</ButtonLink>}
        {noBreaks && noLimits && !noExclusion && (
          <ButtonLink href={urlOf('limits')}>{t('selfTest.exclude')}</ButtonLink>
        )}
        <Button icon={<Icon of={Download} />} onClick={save}>
          {t('selfTest.save')}
        </Button>
        <Button look="quiet" onClick={onAgain}>
          {t('selfTest.again')}
        </Button>
      </div>
      <HelpRow />
    </Root>
  );
}
