import styled from 'styled-components';
import { Amount } from '@/components/ui/figures/Amount';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatAmount } from '@/domain/format/amount';
import { formatFullDay } from '@/domain/format/day';
import { openingDay } from '@/domain/format/openingDay';
import { toDecimal } from '@/domain/money/money';
import type { RewardDay } from '@/domain/rewards/rewardDay';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

/** One card, a row for each claim. Shown only where cells are too narrow for a button and a deadline. */
const Root = styled.ul`
  margin-block-end: ${token('space-16')};
  padding-inline: ${token('space-16')};
  border-radius: ${token('radius-lg')};
  background: ${token('reward-soft')};
  font: 400 ${token('type-xs')} ${token('font-text')};
  color: ${token('text-muted')};

  @container (min-width: 640px) {
    display: none;
  }
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-8')};
    padding-block: ${token('space-12')};
  }
  > li + li {
    border-block-start: 1px solid ${token('border')};
  }
  .what {
    display: flex;
    flex: 1 1 0;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token('space-8')};
    min-inline-size: min-content;
  }
  .day {
    inline-size: 100%;
  }
  .amount {
    font: ${token('font-display-weight')} 24px/28px ${token('font-display')};
    color: ${token('reward-text')};
  }
  button {
    margin-inline-start: auto;
    min-block-size: 44px;
    padding-inline: ${token('space-20')};
    border-radius: ${token('radius-md')};
    background: ${token('reward')};
    color: ${token('on-reward')};
    font: 650 15px/20px ${token('font-text')};
    overflow-wrap: anywhere;
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
        const claim = t('rakeback.claim.button');
        const amount = formatAmount(locale, value, currency) ?? '';
        return (
          <li key={reward.day}>
            <div className="what">
              <span className="day">{openingDay(locale, reward.day) ?? reward.day}</span>
              <span className="amount">
                <Amount value={value} currency={currency} />
              </span>
              <span>{t('rakeback.until', { until: untilOf(reward) })}</span>
            </div>
            <button
              type="button"
              aria-label={`${claim} ${amount}, ${formatFullDay(locale, reward.day) ?? reward.day}`}
              onClick={() => onChoose(reward)}
            >
              {claim}
            </button>
          </li>
        );
      })}
    </Root>
  );
}
