import { memo } from 'react';
import { Amount } from '@/components/ui/figures/Amount';
import { Icon } from '@/components/ui/pictures/Icon';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatColumnDay, formatFullDay } from '@/domain/format/day';
import { toDecimal } from '@/domain/money/money';
import type { CalendarDay } from '@/domain/time/day';
import type { RewardDay } from '@/domain/rewards/rewardDay';
import { useT } from '@/hooks/useT';
import { stateIcon, stateWords } from './rewardStates';

export type CellProps = {
  currency: string;
  /** Claim deadline as formatted text; called for claimable days only. */
  untilOf?: ((reward: RewardDay) => string | null) | undefined;
  onChoose: (reward: RewardDay) => void;
};

/**
 * A day of the calendar (W-03), for a list with `dayLook`; with a `tabIndex` the cell of a grid. Its button names date, amount and state for
 * screen readers and opens the details, where the reward is claimed: buttons cannot be nested. Drawn again only for new
 * props, so that a press does not wait for the other 27.
 */
export const DayCell = memo(function DayCell({
  reward,
  today,
  currency,
  untilOf,
  onChoose,
  tabIndex,
}: CellProps & { reward: RewardDay; today: CalendarDay; tabIndex?: number }) {
  const t = useT();
  const locale = useLocale();
  const { day, state, amount } = reward;
  const isToday = day === today;
  const claims = reward.claim !== null;
  const until = claims ? untilOf?.(reward) : null;
  const value = toDecimal(amount, currency);
  const inGrid = tabIndex !== undefined;
  const Cell = inGrid ? 'div' : 'li';
  return (
    <Cell role={inGrid ? 'gridcell' : undefined} className={claims ? `${state} claims` : state}>
      <button
        type="button"
        tabIndex={tabIndex}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => onChoose(reward)}
      >
        <span className="said">{formatFullDay(locale, day)}</span>
        <span className="date" aria-hidden>
          <b>{Number(day.slice(8))}</b>
          <span className="weekday">{isToday ? t('rewards.today') : formatColumnDay(locale, day)}</span>
        </span>
        {amount > 0n && (
          <span className="amount">
            <span className="whole">
              <Amount value={value} currency={currency} />
            </span>
            <span className="number" aria-hidden>
              <Amount value={value} currency={currency} bare />
            </span>
          </span>
        )}
        <span className="state">
          <Icon of={stateIcon(reward)} size={16} />
          <span className="word">{t(stateWords(reward, day < today))}</span>
        </span>
        {until != null && <span className="until">{t('rakeback.until', { until })}</span>}
        {claims && <span className="claim">{t('rakeback.claim.button')}</span>}
      </button>
    </Cell>
  );
});
