import { useId } from 'react';
import styled from 'styled-components';
import { LOOK_AHEAD_DAYS } from '@/config/rewardTimes';
import { CalendarFrame, Weekdays, Weeks } from '@/components/ui/figures/calendarLook';
import { visuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { useLocale } from '@/components/ui/LocaleContext';
import { formatColumnDay, formatDayRange } from '@/domain/format/day';
import { rakebackDays } from '@/domain/rewards/calendarDays';
import { addDays } from '@/domain/time/day';
import { useCalendarZone } from '@/hooks/player/useCalendarZone';
import { useToday } from '@/hooks/useToday';
import { token } from '@/themes/token';
import { PromotionDay, PromotionLine } from './PromotionDay';

const Days = styled(Weeks)`
  > li {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${token('space-4')};
    padding: 6px 2px;
    background: ${token('surface2')};
    text-align: center;
  }
  > .past {
    background: ${token('sunken')};
    color: ${token('text-muted')};
  }
  > .today {
    background: ${token('reward-soft')};
    box-shadow: inset 0 0 0 2px ${token('reward')};
  }
  .date b {
    font: 650 ${token('type-sm')} ${token('font-text')};
  }
  .weekday,
  .word {
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('text-muted')};
  }
  .signs {
    display: flex;
    align-items: center;
    gap: ${token('space-4')};
  }
  .past svg,
  .locked svg {
    color: ${token('text-subtle')};
  }
  .today svg {
    color: ${token('reward-text')};
  }
  .title {
    font: 600 ${token('type-xs')} ${token('font-text')};
    overflow-wrap: anywhere;
  }
  a {
    display: grid;
    place-items: center;
    min-block-size: 44px;
    margin-block-start: auto;
    font: 650 ${token('type-xs')} ${token('font-text')};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .said,
  .weekday,
  .word,
  .title {
    ${visuallyHidden}
  }
  @container (min-width: 640px) {
    > li {
      align-items: stretch;
      padding: ${token('space-8')};
      text-align: start;
    }
    .date {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: ${token('space-4')};
    }
    a {
      align-self: start;
    }
    .weekday,
    .word,
    .title {
      position: static;
      inline-size: auto;
      block-size: auto;
      overflow: visible;
      clip-path: none;
      white-space: normal;
    }
  }
`;

const Lines = styled.ul`
  margin-block-start: ${token('space-16')};

  li {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    padding-block: ${token('space-8')};
    border-block-end: 1px solid ${token('border')};
  }
  li > :first-child {
    color: ${token('text-muted')};
  }
  @container (min-width: 640px) {
    display: none;
  }
`;

/** Promotions by day (M-08, CAL-01): four weeks, Monday first, the same as the rakeback calendar (OP-085). */
export function PromotionCalendar() {
  const locale = useLocale();
  const id = useId();
  const today = useToday(useCalendarZone());
  const days = rakebackDays(today);
  return (
    <CalendarFrame aria-labelledby={id}>
      <header>
        <h2 id={id}>{formatDayRange(locale, days[0] ?? '', days.at(-1) ?? '')}</h2>
      </header>
      <Weekdays aria-hidden>
        {days.slice(0, 7).map((day) => (
          <span key={day}>{formatColumnDay(locale, day)}</span>
        ))}
      </Weekdays>
      <Days>
        {days.map((day) => (
          <PromotionDay key={day} day={day} today={today} />
        ))}
      </Days>
      <Lines aria-hidden>
        {days
          .filter((day) => day >= today && day <= addDays(today, LOOK_AHEAD_DAYS))
          .map((day) => (
            <PromotionLine key={day} day={day} today={today} />
          ))}
      </Lines>
    </CalendarFrame>
  );
}
