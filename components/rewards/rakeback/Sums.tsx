import { useId } from 'react';
import styled from 'styled-components';
import { Amount } from '@/components/ui/figures/Amount';
import { Card } from '@/components/ui/layout/Card';
import { FactList } from '@/components/ui/figures/FactList';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { toDecimal } from '@/domain/money/money';
import { windowSums } from '@/domain/rewards/windowSums';
import { useNoCalendar } from '@/hooks/player/useNoCalendar';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { useShownDays } from './useShownDays';

const SUMS = ['claimed', 'open', 'lapsed'] as const;

const Root = styled(Card)`
  .unwanted {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${token('space-12')};
    font: 400 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    font-weight: 600;
    color: ${token('accent-text')};
  }
`;

/** Totals of the calendar beside it, without requests of its own, and a link to hide calendars (LIM-11). */
export function Sums() {
  const t = useT();
  const urlOf = usePageUrl();
  const id = useId();
  const wantsNone = useNoCalendar();
  const [noChoice, noPage] = [useAbsent('preferences'), useAbsent('protection')];
  const { days, currency } = useShownDays();
  const sums = days && windowSums(days);
  const facts = SUMS.map((key) => ({
    key,
    label: t(`rakeback.sums.${key}`),
    value: sums ? <Amount value={toDecimal(sums[key], currency)} currency={currency} /> : '–',
  }));
  return (
    <Root as="section" aria-labelledby={id}>
      <h2 id={id} hidden>
        {t('rakeback.sums.title')}
      </h2>
      <FactList facts={facts} sums />
      {!wantsNone && !noChoice && !noPage && (
        <p className="unwanted">
          {t('rakeback.sums.unwanted')} <SiteLink href={urlOf('limits')}>{t('rakeback.sums.turnOff')}</SiteLink>
        </p>
      )}
    </Root>
  );
}
