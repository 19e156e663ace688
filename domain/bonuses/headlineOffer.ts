import { isOver, type Offer } from './offer';

/**
 * The first offer that waits for whoever registers now: for a first deposit, at any time, and without a code. Null
 * without one.
 */
export const headlineOffer = (offers: readonly Offer[], now: number): Offer | null =>
  offers.find(
    ({ type, depositNumber, days, availableFrom, validTo, couponCode, multiplier }) =>
      type === 'deposit' &&
      depositNumber === 1 &&
      days.length === 0 &&
      couponCode === null &&
      // Its wagering stands beside it, or it is no headline.
      multiplier !== null &&
      (availableFrom === null || Date.parse(availableFrom) <= now) &&
      !isOver({ validTo }, now),
  ) ?? null;

/** Whether a title names an amount (decimal string) itself, however it is written: "1000.00" in "100% up to €1,000". */
export const namesAmount = (title: string, amount: string): boolean =>
  title
    .replace(/\d+\s*%/g, ' ')
    .replace(/(?<=\d)[.,\s](?=\d{3})/g, '')
    .split(/\D+/)
    .includes(amount.split('.')[0]!);
