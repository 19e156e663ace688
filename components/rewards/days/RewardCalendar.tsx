import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { CalendarFrame, Weekdays, Weeks } from '@/components/ui/figures/calendarLook';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatDayRange, formatWeekday } from '@/domain/format/day';
import type { CalendarDay } from '@/domain/time/day';
import type { RewardDay } from '@/domain/rewards/rewardDay';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';
import { DayCell, type CellProps } from './DayCell';
import { dayLook, wideDayLook } from './dayLook';

const Days = styled(Weeks)`
  ${dayLook}
  @container (min-width: 640px) {
    ${wideDayLook}
  }
  @container (min-width: 840px) {
    > li > button {
      padding: ${token('space-12')};
    }
    .amount {
      font-size: 17px;
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

/** Rewards by day (design §5). Pressing a day opens its details, since a phone has no room for text. */
export function RewardCalendar({ days, today, children, ...cell }: RewardCalendarProps) {
  const t = useT();
  const locale = useLocale();
  const heading = useId();
  return (
    <CalendarFrame aria-labelledby={heading}>
      {children}
      <header>
        <h2 id={heading}>{formatDayRange(locale, days[0]?.day ?? '', days.at(-1)?.day ?? '')}</h2>
        <span>{t('rewards.amountsIn', { currency: cell.currency })}</span>
      </header>
      <Weekdays aria-hidden>
        {days.slice(0, 7).map(({ day }) => (
          <span key={day}>{formatWeekday(locale, day)}</span>
        ))}
      </Weekdays>
      <Days>
        {days.map((reward) => (
          <DayCell key={reward.day} reward={reward} today={reward.day === today} {...cell} />
        ))}
      </Days>
    </CalendarFrame>
  );
}
