import { type Offer } from './offer';
import { CASHBACKS } from './offers/cashbacks';
import { COUPONS } from './offers/coupons';
import { DEPOSITS } from './offers/deposits';
import { FREE_SPINS } from './offers/freeSpins';
import { GIFTS } from './offers/gifts';

/** Offers of every brand, in the order in which they are listed: what a new player may have first. */
export const OFFERS: readonly Offer[] = [
  ...[DEPOSITS[0]!, FREE_SPINS[0]!, GIFTS[0]!, CASHBACKS[0]!],
  ...[...DEPOSITS.slice(1), ...FREE_SPINS.slice(1), ...GIFTS.slice(1), ...CASHBACKS.slice(1), ...COUPONS],
];

/** The offer of this id; undefined for none, which a bonus of long ago may name. */
export const offerById = (id: string | number): Offer | undefined => OFFERS.find((one) => one.id === String(id));

/** The offer a code is for, in whatever case it is written. */
export const offerByCoupon = (code: string): Offer | undefined =>
  OFFERS.find(({ couponCode }) => couponCode !== null && couponCode === code.trim().toUpperCase());

/** Whether it comes with a deposit only, and so is chosen in the cashier. */
export const needsDeposit = ({ type, minDeposit }: Offer): boolean => type === 'deposit' || minDeposit !== null;
