import { Gift } from 'lucide';
import styled from 'styled-components';
import { Amount } from '@/components/ui/figures/Amount';
import { Icon } from '@/components/ui/pictures/Icon';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatAmount } from '@/domain/format/amount';
import { formatFullDay } from '@/domain/format/day';
import { openingDay } from '@/domain/format/openingDay';
import { toDecimal } from '@/domain/money/money';
import type { RewardDay } from '@/domain/rewards/rewardDay';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

/** Shown only where cells are too narrow for a button and a deadline. */
const Root = styled.ul`
  display: grid;
  gap: ${token('space-8')};
  margin-block-end: ${token('space-16')};

  @container (min-width: 640px) {
    display: none;
  }
  > li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 ${token('space-8')};
    padding: ${token('space-16')};
    border-radius: ${token('radius-lg')};
    background: ${token('reward-soft')};
    font: 400 ${token('type-sm')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  .amount {
    grid-row: 2;
    font: ${token('font-display-weight')} ${token('type-3xl')} ${token('font-display')};
  }
  .amount,
  svg {
    color: ${token('reward-text')};
  }
  svg {
    grid-row: 1 / span 2;
    grid-column: 2;
    align-self: center;
  }
  button,
  .until {
    grid-column: 1 / -1;
  }
  button {
    min-block-size: 44px;
    margin-block: ${token('space-8')};
    border-radius: ${token('radius-md')};
    background: ${token('reward')};
    color: ${token('on-reward')};
    font-weight: 650;
  }
`;

type ClaimCardsProps = {
  days: readonly RewardDay[];
  currency: string;
  untilOf: (reward: RewardDay) => string;
  onChoose: (reward: RewardDay) => void;
};

/** Claimable rewards with their deadlines, above the calendar on a phone (design §5). */
export function ClaimCards({ days, currency, untilOf, onChoose }: ClaimCardsProps) {
  const t = useT();
  const locale = useLocale();
  const open = days.filter(({ claim }) => claim !== null);
  if (open.length === 0) return null;
  return (
    <Root aria-label={t('rakeback.claimable')}>
      {open.map((reward) => {
        const value = toDecimal(reward.amount, currency);
        const day = formatFullDay(locale, reward.day) ?? reward.day;
        const words = t('rakeback.claim.amount', { amount: formatAmount(locale, value, currency) ?? '' });
        return (
          <li key={reward.day}>
            <span>{openingDay(locale, reward.day) ?? reward.day}</span>
            <span className="amount">
              <Amount value={value} currency={currency} />
            </span>
            <Icon of={Gift} size={24} />
            <button type="button" aria-label={`${words}, ${day}`} onClick={() => onChoose(reward)}>
              {words}
            </button>
            <span className="until">{t('rakeback.until', { until: untilOf(reward) })}</span>
          </li>
        );
      })}
    </Root>
  );
}
