import { BONUS_ENDPOINTS } from '@/config/endpoints/bonuses';
import { LOOK_AHEAD_LIMIT } from '@/config/rewardTimes';
import { weekdayOf, type CalendarDay } from '@/domain/rewards/calendarDays';
import { api } from '@/services/http/api';
import { call } from '@/services/http/call';
import { bag, readAll, rowsOf, text } from '@/services/http/parse';

/** How the wire names the days of the week, Monday first. */
const WEEKDAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;

const weekdayNamed = (day: CalendarDay): string => WEEKDAYS[weekdayOf(day)] ?? '';

/** The normal list of offers, as the specification asks for it. */
const LIST = { pageNo: 1, limit: 20 };

type Asked = {
  day: CalendarDay;
  /** What is offered now, in place of a look-up of that day. */
  isToday: boolean;
  /** IANA name. */
  timeZone: string;
  /** The language of the titles. */
  language: string;
};

/** Whether an offer can be had on a day of the week; without days it can be on each. */
const isOn = (row: unknown, weekday: string): boolean => {
  const days = readAll(bag(row).days, text);
  return days.length === 0 || days.includes(weekday);
};

/** Titles (`banner.bannerTitle`) of the offers of a day of the week; throws Malformed for an answer without a list. */
function titlesIn(wire: unknown, weekday: string): string[] {
  const { bonus } = bag(bag(wire).data);
  const offers = rowsOf(bag(bonus).rows, (row) => ({
    title: isOn(row, weekday) ? text(bag(bag(row).banner).bannerTitle) : null,
  }));
  return offers.flatMap(({ title }) => title ?? []);
}

/** One look-up a day, in the middle of it: an offer that ends that day, or begins with it, is one of the day (CAL-08, OP-086). */
const ofDay = (day: CalendarDay, timeZone: string) => ({
  ...{ pageNo: 1, limit: LOOK_AHEAD_LIMIT, dayOfWeek: weekdayNamed(day) },
  ...{ calendarDateTime: `${day} 12:00:00`, timeZone },
});

const titlesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the offers of a day are called, for the promotion calendar. */
    promotionTitles: build.query<string[], Asked>({
      query: ({ day, isToday, timeZone, language }) => ({
        ...call(BONUS_ENDPOINTS.bonuses),
        query: { ...(isToday ? LIST : ofDay(day, timeZone)), language },
        read: (wire) => titlesIn(wire, weekdayNamed(day)),
      }),
    }),
  }),
});

export const { usePromotionTitlesQuery } = titlesApi;
