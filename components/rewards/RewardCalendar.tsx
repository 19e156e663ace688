import { useId, useState } from 'react';
import styled from 'styled-components';
import { Amount } from '@/components/ui/Amount';
import { Icon } from '@/components/ui/Icon';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatDayRange, formatFullDay, formatWeekday } from '@/domain/format/day';
import { toDecimal } from '@/domain/money/money';
import type { CalendarDay } from '@/domain/rewards/calendarDays';
import type { RewardDay } from '@/domain/rewards/rewardDay';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { CalendarFrame, Weekdays, Weeks } from './calendarLook';
import { RewardDetail } from './RewardDetail';
import { STATE_ICONS } from './rewardStates';

const Days = styled(Weeks)`
  > li {
    background: ${token('surface1')};
    box-shadow: inset 0 0 0 1px ${token('border')};
  }
  > .notClaimed {
    background: ${token('sunken')};
  }
  > .claimable {
    background: ${token('reward-soft')};
    box-shadow: inset 0 0 0 2px ${token('reward')};
  }
  > .playToWin {
    background: none;
    box-shadow: none;
    outline: 1.5px dashed ${token('border')};
    outline-offset: -1.5px;
  }
  button {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 2px;
    inline-size: 100%;
    block-size: 100%;
    padding: 6px 2px;
    border-radius: inherit;
    text-align: center;
  }
  button:hover {
    box-shadow: inset 0 0 0 1.5px ${token('border-strong')};
  }
  .date {
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  .date b {
    font: 650 ${token('type-sm')} ${token('font-text')};
    color: ${token('text')};
  }
  [aria-current] .date,
  [aria-current] .date b {
    color: ${token('accent-text')};
  }
  .amount {
    margin-block-start: auto;
    font: 700 ${token('type-2xs')} ${token('font-text')};
    letter-spacing: -0.02em;
  }
  .notClaimed .amount {
    font-weight: 550;
    color: ${token('text-muted')};
  }
  .claimable .amount {
    color: ${token('reward-text')};
  }
  .state {
    display: flex;
    align-items: center;
    gap: 5px;
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  .claimed .state {
    color: ${token('success-text')};
  }
  .playToWin .state {
    margin-block-start: auto;
  }
  svg {
    flex: none;
  }
  .said,
  .weekday,
  .whole,
  .word {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @container (min-width: 640px) {
    button {
      align-items: stretch;
      gap: ${token('space-4')};
      padding: ${token('space-12')} ${token('space-8')};
      text-align: start;
    }
    .date {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: ${token('space-4')};
    }
    .amount {
      font-size: 15px;
      line-height: 22px;
    }
    .number {
      display: none;
    }
    .weekday,
    .whole,
    .word {
      position: static;
      inline-size: auto;
      block-size: auto;
      overflow: visible;
      clip-path: none;
      min-inline-size: 0;
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }
  @container (min-width: 840px) {
    button {
      padding: ${token('space-12')};
    }
    .amount {
      font-size: 17px;
    }
  }
`;

type RewardCalendarProps = {
  /** Whole weeks, Monday first. */
  days: readonly RewardDay[];
  today: CalendarDay;
  currency: string;
  /** What holds for every day, said in its detail too. */
  note?: string;
};

/** Rewards day by day (design §5). A press on a day tells it in full, since a phone has no room for words. */
export function RewardCalendar({ days, today, currency, note }: RewardCalendarProps) {
  const t = useT();
  const locale = useLocale();
  const heading = useId();
  const [chosen, setChosen] = useState<RewardDay | null>(null);
  const [open, setOpen] = useState(false);
  const choose = (day: RewardDay) => {
    setChosen(day);
    setOpen(true);
  };

  const cell = (reward: RewardDay) => {
    const { day, state, amount } = reward;
    const isToday = day === today;
    return (
      <li key={day} className={state}>
        <button type="button" aria-current={isToday ? 'date' : undefined} onClick={() => choose(reward)}>
          <span className="said">{formatFullDay(locale, day)}</span>
          <span className="date" aria-hidden>
            <b>{Number(day.slice(8))}</b>
            <span className="weekday">{isToday ? t('rewards.today') : formatWeekday(locale, day)}</span>
          </span>
          {amount > 0n && (
            <span className="amount">
              <span className="whole">
                <Amount value={toDecimal(amount, currency)} currency={currency} />
              </span>
              <span className="number" aria-hidden>
                <Amount value={toDecimal(amount, currency)} currency={currency} bare />
              </span>
            </span>
          )}
          <span className="state">
            <Icon of={STATE_ICONS[state]} size={16} />
            <span className="word">{t(`rewards.state.${state}`)}</span>
          </span>
        </button>
      </li>
    );
  };

  return (
    <CalendarFrame aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{formatDayRange(locale, days[0]?.day ?? '', days.at(-1)?.day ?? '')}</h2>
        <span>{t('rewards.amountsIn', { currency })}</span>
      </header>
      <Weekdays aria-hidden>
        {days.slice(0, 7).map(({ day }) => (
          <span key={day}>{formatWeekday(locale, day)}</span>
        ))}
      </Weekdays>
      <Days>{days.map(cell)}</Days>
      {chosen && (
        <RewardDetail open={open} reward={chosen} currency={currency} note={note} onClose={() => setOpen(false)} />
      )}
    </CalendarFrame>
  );
}
