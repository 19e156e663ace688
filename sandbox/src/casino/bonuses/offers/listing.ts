import { type QueryOf } from '@/contract/wire';
import { addDays, isDay, weekdayOf } from '@/domain/time/day';
import { midnightOf, zoneNamed } from '@/domain/time/zone';
import { WEEKDAYS } from '@/domain/time/weekdays';
import { type Offer } from './offer';
import { needsDeposit, OFFERS } from './offers';

type Query = QueryOf<'bonuses'>;

/** A visitor's location: country code and, if known, a subdivision such as CA-ON. */
export type Place = { country: string; subdivision: string | null };

/** "instant cashback" is the same type as "instant_cashback" (ENT-09). */
const typeNamed = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, '_');

/** Whether an offer is of this type; undefined stands for all. */
export const ofType =
  (type: string | undefined) =>
  (offer: Offer): boolean =>
    type === undefined || offer.type === typeNamed(type);

/** How many of these offers are of each type. */
export function countsOf(all: readonly { offer: Offer }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { offer } of all) counts[offer.type] = (counts[offer.type] ?? 0) + 1;
  return counts;
}

/** The requested day, with its start and end in the requested time zone; null where none is requested. */
function dayAsked({ calendarDateTime, timeZone }: Query) {
  if (calendarDateTime === undefined) return null;
  const day = calendarDateTime.slice(0, 10);
  if (!isDay(day)) return null;
  const zone = zoneNamed(timeZone ?? '') ?? 'UTC';
  return { weekday: WEEKDAYS[weekdayOf(day)], from: midnightOf(zone, day), until: midnightOf(zone, addDays(day, 1)) };
}

/** Whether an offer's time window overlaps a period; a null end is unbounded. */
function isWithin({ rules }: Offer, from: Date, until: Date | null): boolean {
  const begins = rules.from === null ? -Infinity : Date.parse(rules.from);
  const ends = rules.until === null ? Infinity : Date.parse(rules.until);
  return ends > from.getTime() && (until === null || begins < until.getTime());
}

/**
 * The offers that match a query, in display order (API-13): by type, with or without a deposit, available on a weekday
 * or a date; for a day, those limited to certain days come first. Without a day, expired offers are left out and future
 * ones are listed with their dates. Coupon offers are listed only with their code (`cpnc`), and no offer where it is
 * not available.
 */
export function listedOffers(query: Query, place: Place, now: Date): Offer[] {
  const { isDeposit, type, dayOfWeek, cpnc } = query;
  const day = dayAsked(query);
  const weekday = dayOfWeek?.trim().toUpperCase() ?? day?.weekday;
  const wanted = (offer: Offer): boolean =>
    (offer.couponCode === null || offer.couponCode === cpnc?.trim().toUpperCase()) &&
    (isDeposit === undefined || needsDeposit(offer) === isDeposit) &&
    ofType(type)(offer) &&
    (weekday === undefined || offer.rules.days.length === 0 || offer.rules.days.some((one) => one === weekday)) &&
    (day ? isWithin(offer, day.from, day.until) : isWithin(offer, now, null)) &&
    !offer.notIn.some((code) => code === place.country || code === place.subdivision);
  const found = OFFERS.filter(wanted);
  if (weekday === undefined) return found;
  const ofDay = ({ rules: { days } }: Offer) => days.length > 0;
  return [...found.filter(ofDay), ...found.filter((offer) => !ofDay(offer))];
}
