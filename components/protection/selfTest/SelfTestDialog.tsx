import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { useLocale } from '@/components/ui/LocaleContext';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { StickyFoot } from '@/components/ui/overlay/StickyFoot';
import { formatNumber } from '@/domain/format/number';
import { POINTS, QUESTIONS, scoreOf, SELF_TEST_SOURCE, type Answers, type Points } from '@/domain/protection/selfTest';
import { useT } from '@/hooks/useT';
import type { ModalProps } from '@/store/modal';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { Choices } from '../parts/look';
import { SelfTestResult } from './SelfTestResult';

const Root = styled.form`
  display: grid;
  gap: ${token('space-20')};

  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    margin-block-end: ${token('space-8')};
    font-weight: 650;
    text-wrap: pretty;
  }
  .missing {
    margin-block-start: ${token('space-8')};
    font: 400 ${token('type-sm')} ${token('font-text')};
    color: ${token('danger-text')};
  }
  cite {
    display: block;
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
`;

const Scale = styled(Choices)`
  grid-template-columns: repeat(2, minmax(0, 1fr));

  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const NONE: Answers = QUESTIONS.map(() => null);

/**
 * The self-test: nine questions of the Problem Gambling Severity Index. Answers are held by this dialog alone: they are
 * neither stored nor sent, and gone when it closes.
 */
export function SelfTestDialog({ open, onClose }: ModalProps) {
  const t = useT();
  const [answers, setAnswers] = useState(NONE);
  const [score, setScore] = useState<number | null>(null);
  const again = () => {
    setAnswers(NONE);
    setScore(null);
  };
  return (
    <Dialog open={open} onClose={onClose} size="middle" title={t('selfTest.title')}>
      {score === null ? (
        <Questions answers={answers} onAnswer={setAnswers} onDone={setScore} />
      ) : (
        <SelfTestResult answers={answers} score={score} onAgain={again} />
      )}
    </Dialog>
  );
}

type QuestionsProps = {
  answers: Answers;
  onAnswer: (answers: Answers) => void;
  onDone: (score: number) => void;
};

function Questions({ answers, onAnswer, onDone }: QuestionsProps) {
  const t = useT();
  const locale = useLocale();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(false);
  const finish = () => {
    const score = scoreOf(answers);
    setAsked(true);
    if (score !== null) return onDone(score);
    const gap = answers.indexOf(null);
    form.current?.querySelectorAll('fieldset')[gap]?.querySelector('input')?.focus();
  };
  return (
    <Root
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        finish();
      }}
    >
      <p>{t('selfTest.intro')}</p>
      <Notice>{t('selfTest.private')}</Notice>
      {QUESTIONS.map((question, index) => {
        const missing = asked && answers[index] === null;
        return (
          <fieldset key={question} aria-describedby={missing ? `${id}-${question}` : undefined}>
            <legend>
              {t('selfTest.number', { number: formatNumber(locale, index + 1) })} {t(`selfTest.question.${question}`)}
            </legend>
            <Scale>
              {POINTS.map((points) => (
                <label key={points}>
                  <input
                    type="radio"
                    name={`${id}-${question}-answer`}
                    checked={answers[index] === points}
                    onChange={() => onAnswer(answered(answers, index, points))}
                  />
                  {t(`selfTest.answer.${points}`)}
                </label>
              ))}
            </Scale>
            {missing && (
              <p className="missing" id={`${id}-${question}`}>
                {t('selfTest.missing')}
              </p>
            )}
          </fieldset>
        );
      })}
      <cite lang="en" dir="ltr">
        {SELF_TEST_SOURCE}
      </cite>
      <StickyFoot>
        <Button type="submit" look="primary" size="main">
          {t('selfTest.finish')}
        </Button>
      </StickyFoot>
    </Root>
  );
}

const answered = (answers: Answers, at: number, points: Points): Answers =>
  answers.map((one, index) => (index === at ? points : one));
