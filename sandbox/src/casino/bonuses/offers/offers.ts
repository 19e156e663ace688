import { type Offer, saidIn } from './offer';
import { CASHBACKS } from './cashbacks';
import { COUPONS } from './coupons';
import { DEPOSITS } from './deposits';
import { FREE_SPINS } from './freeSpins';
import { GIFTS } from './gifts';
import { RACE_PRIZES } from './racePrizes';

/** The offers of every brand, in display order: those for new players first. */
export const OFFERS: readonly Offer[] = [
  DEPOSITS[0]!,
  FREE_SPINS[0]!,
  GIFTS[0]!,
  CASHBACKS[0]!,
  ...DEPOSITS.slice(1),
  ...FREE_SPINS.slice(1),
  ...GIFTS.slice(1),
  ...CASHBACKS.slice(1),
  ...COUPONS,
];

/** The offer with this id; undefined if there is none, as for an old bonus of a removed offer. */
export const offerById = (id: string | number): Offer | undefined =>
  [...OFFERS, ...RACE_PRIZES].find((one) => one.id === String(id));

/** What an offer is called in a language; its id where there is none any more. */
export function nameOfOffer(id: string, language: string): string {
  const offer = offerById(id);
  return offer ? saidIn(offer.name, language) : id;
}

/** Whether it is won in races only; offers of the list are for everybody. */
export const isRacePrize = ({ id }: Pick<Offer, 'id'>): boolean => RACE_PRIZES.some((one) => one.id === id);

/** Whether only players who have it available may activate it. */
export const needsGift = (offer: Offer): boolean => offer.couponCode !== null || isRacePrize(offer);

/** The offer of a coupon code, case-insensitively. */
export const offerByCoupon = (code: string): Offer | undefined =>
  OFFERS.find(({ couponCode }) => couponCode !== null && couponCode === code.trim().toUpperCase());

/** Whether it is only granted with a deposit, and thus chosen in the cashier. */
export const needsDeposit = ({ type, minDeposit }: Offer): boolean => type === 'deposit' || minDeposit !== null;
