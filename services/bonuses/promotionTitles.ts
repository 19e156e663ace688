import { LOOK_AHEAD_LIMIT } from '@/config/rewardTimes';
import { WEEKDAYS } from '@/domain/time/weekdays';
import { type CalendarDay, weekdayOf } from '@/domain/time/day';
import { isOver } from '@/domain/bonuses/offer';
import { api } from '@/services/http/api';
import { toOffer } from './bonusWire';
import { offersRequest, type OfferAsk } from './offersRequest';
import { bag, camelBag, readAll, rowsOf, text, unmarked } from '@/services/http/parse';
import { serverNow } from '@/services/http/serverClock';

const weekdayNamed = (day: CalendarDay): string => WEEKDAYS[weekdayOf(day)] ?? '';

type Asked = {
  day: CalendarDay;
  /** Requests the current offers instead of those of a given day. */
  isToday: boolean;
  /** What every request for offers says: language, zone, campaign, place of the test panel. */
  ask: OfferAsk;
};

/** Whether an offer is available on a weekday; an offer without days is available on all of them. */
const isOn = (row: unknown, weekday: string): boolean => {
  const days = readAll(bag(row).days, text);
  return days.length === 0 || days.includes(weekday);
};

/** Titles (`banner.bannerTitle`, OP-088) of the offers of a weekday, without those over by `now`; throws Malformed for an answer without a list. */
function titlesIn(wire: unknown, weekday: string, now: number | null): string[] {
  const { bonus } = bag(bag(wire).data);
  const offers = rowsOf(bag(bonus).rows, (row) => {
    const offer = toOffer(row);
    const isGone = now !== null && offer !== null && isOver(offer, now);
    return { title: isOn(row, weekday) && !isGone ? unmarked(camelBag(camelBag(row).banner).bannerTitle) : null };
  });
  return offers.flatMap(({ title }) => title ?? []);
}

/** One look-up per day, at noon: offers that start or end on that day are included (CAL-08, OP-086). */
const ofDay = (day: CalendarDay) => ({
  size: LOOK_AHEAD_LIMIT,
  dayOfWeek: weekdayNamed(day),
  calendarDateTime: `${day} 12:00:00`,
});

const titlesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The titles of a day's offers, for the promotion calendar. */
    promotionTitles: build.query<string[], Asked>({
      query: ({ day, isToday, ask }) => ({
        ...offersRequest(isToday ? ask : { ...ask, ...ofDay(day) }),
        read: (wire) => titlesIn(wire, weekdayNamed(day), isToday ? serverNow() : null),
      }),
    }),
  }),
});

export const { usePromotionTitlesQuery } = titlesApi;
