import type { Offer } from './offer';

/**
 * The first offer that waits for whoever registers now: for a first deposit, at any time, and without a code. Null
 * without one.
 */
export const headlineOffer = (offers: readonly Offer[], now: number): Offer | null =>
  offers.find(
    ({ type, depositNumber, days, availableFrom, couponCode, multiplier }) =>
      type === 'deposit' &&
      depositNumber === 1 &&
      days.length === 0 &&
      couponCode === null &&
      // Its wagering stands beside it, or it is no headline.
      multiplier !== null &&
      (availableFrom === null || Date.parse(availableFrom) <= now),
  ) ?? null;
