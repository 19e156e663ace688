import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { CalendarFrame, Weekdays, Weeks } from '@/components/ui/figures/calendarLook';
import { useGridKeys } from '@/components/ui/figures/useGridKeys';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatColumnDay, formatDayRange } from '@/domain/format/day';
import type { CalendarDay } from '@/domain/time/day';
import type { RewardDay } from '@/domain/rewards/rewardDay';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { DayCell, type CellProps } from './DayCell';
import { calendarDayLook, dayLook } from './dayLook';

/** Weeks of one height: a day to claim has more to say than the others. */
const Days = styled(Weeks)`
  grid-auto-rows: 1fr;
  ${dayLook}
  @container (min-width: 640px) {
    ${calendarDayLook}
  }
  @container (min-width: 840px) {
    [role='gridcell'] > button {
      padding-inline: ${token('space-12')};
    }
    .amount {
      font-size: 17px;
    }
    .state,
    .until {
      font-size: 12px;
    }
  }
`;

type RewardCalendarProps = CellProps & {
  /** Whole weeks, Monday first. */
  days: readonly RewardDay[];
  today: CalendarDay;
  /** Shown above the days, inside the calendar's frame. */
  children?: ReactNode;
};

const WEEK = 7;

/** Rewards by day (design §5), one tab stop, moved by the arrow keys. Pressing a day opens its details, since a phone has no room for text. */
export function RewardCalendar({ days, today, children, ...cell }: RewardCalendarProps) {
  const t = useT();
  const locale = useLocale();
  const heading = useId();
  const { keys, tabIndexAt } = useGridKeys({
    count: days.length,
    columns: WEEK,
    first: Math.max(
      days.findIndex(({ day }) => day === today),
      0,
    ),
    rtl: locale.dir === 'rtl',
  });
  const weeks = days.flatMap((_, index) => (index % WEEK === 0 ? [index] : []));
  return (
    <CalendarFrame aria-labelledby={heading}>
      {children}
      <header>
        <h2 id={heading}>{formatDayRange(locale, days[0]?.day ?? '', days.at(-1)?.day ?? '')}</h2>
        <span>{t('rewards.amountsIn', { currency: cell.currency })}</span>
      </header>
      <Weekdays aria-hidden>
        {days.slice(0, WEEK).map(({ day }) => (
          <span key={day}>{formatColumnDay(locale, day)}</span>
        ))}
      </Weekdays>
      <Days as="div" role="grid" aria-labelledby={heading} {...keys}>
        {weeks.map((week) => (
          <div key={week} role="row">
            {days.slice(week, week + WEEK).map((reward, place) => (
              <DayCell key={reward.day} reward={reward} today={today} tabIndex={tabIndexAt(week + place)} {...cell} />
            ))}
          </div>
        ))}
      </Days>
    </CalendarFrame>
  );
}
