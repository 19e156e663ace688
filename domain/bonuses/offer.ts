import { isDay } from '../time/day';
import { endOfDayEverywhere } from '../time/everywhere';
import type { Weekday } from '../time/weekdays';

/** Bonus types (ENT-09). */
export const BONUS_TYPES = ['freespins', 'deposit', 'no_deposit', 'instant_cashback'] as const;
export type BonusType = (typeof BONUS_TYPES)[number];

/** Which stakes count towards wagering: both balances, or real money only (ENT-12). */
export const WAGERING_TYPES = ['REAL_TO_FUN', 'REAL_MONEY_ONLY'] as const;
export type WageringType = (typeof WAGERING_TYPES)[number];

/** Game kinds with their own wagering weight. */
export const GAME_KINDS = ['slot', 'dice', 'roulette', 'baccarat'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/** Free spins of a game; `stake` is per spin, `boost` multiplies the wins. */
export type FreeSpins = {
  count: number;
  game: string | null;
  gameName: string | null;
  stake: string | null;
  boost: number;
};

/** Cashback of `percent` of the losses of the last `days` days, if they reach `minLoss`. */
export type Cashback = { percent: number; days: number; minLoss: string; toCalendar: boolean };

/**
 * An offer (ENT-10, ENT-11). Amounts are decimal strings of `currency`, instants ISO 8601; null means not part of the
 * offer.
 */
export type Offer = {
  id: string;
  name: string;
  /** The banner title, or the name if there is none. */
  title: string;
  type: BonusType;
  /** Empty where the backend names none; amounts are then shown without one. */
  currency: string;
  amount: string | null;
  freeSpins: FreeSpins | null;
  depositPercent: number | null;
  maxAmount: string | null;
  maxWin: string | null;
  minBalance: string | null;
  minDeposit: string | null;
  /** Wagering multiplier. */
  multiplier: number | null;
  wageringType: WageringType | null;
  couponCode: string | null;
  maxBet: string | null;
  daysToWager: number | null;
  /** Percent of a stake that counts towards wagering; missing kinds count in full. */
  weights: readonly { kind: GameKind; percent: number }[];
  excludedGames: readonly { game: string; name: string }[];
  availableFrom: string | null;
  validTo: string | null;
  days: readonly Weekday[];
  depositNumber: number | null;
  registrationHours: number | null;
  maxParticipants: number | null;
  retryDays: number | null;
  cashback: Cashback | null;
  termsVersion: string | null;
  /** Picture of 12:5 and the transparent motif of 13:15 (see coverSources); null without one. */
  image: string | null;
  mark: string | null;
  /** Why the player cannot take it now; false if nothing speaks against it, null where the backend does not say. */
  refusal: OfferRefusal | false | null;
};

/** A refusal known beforehand, as taking the offer would be answered. */
export type OfferRefusal = { code: string; details: unknown };

/** States of a player's bonus (BON-03), plus expired and completed. */
export const BONUS_STATUSES = ['available', 'activated', 'cancelled', 'completed', 'expired'] as const;
export type BonusStatus = (typeof BONUS_STATUSES)[number];

export type UserBonus = Offer & {
  userBonusId: string;
  /** Null where the backend says none, or one that is not known. */
  status: BonusStatus | null;
  depositAmount: string | null;
  freeSpinsLeft: number | null;
  wagerLeft: string | null;
  wagered: string | null;
  start: string | null;
  expiration: string | null;
  freeSpinWinnings: string | null;
  winnings: string | null;
  /** For an active bonus the amount a cancel would forfeit now, otherwise the amount forfeited (ENT-13). */
  burn: string | null;
  /** Outcome of a completed wagering (BON-07). */
  result: 'cash' | 'no-win' | null;
};

/** Parses a bonus type in either wire spelling; null if unknown (ENT-09). */
export function bonusTypeOf(wire: unknown): BonusType | null {
  const folded = typeof wire === 'string' ? wire.trim().toLowerCase().replace(/\s+/g, '_') : '';
  return BONUS_TYPES.find((type) => type === folded) ?? null;
}

/** Whether the offer comes with a deposit and is selected in the cashier. */
export const comesWithDeposit = ({ type, minDeposit }: Pick<Offer, 'type' | 'minDeposit'>): boolean =>
  type === 'deposit' || (type === 'freespins' && minDeposit !== null);

/** Whether the bonus is known to have ended in any way. */
export const isEnded = ({ status }: Pick<UserBonus, 'status'>): boolean =>
  status !== null && status !== 'available' && status !== 'activated';

/**
 * Until when it can be taken: a bonus that lies ready has passed its offer's rules and has an end of its own, where the
 * backend names one.
 */
export const takeableUntil = (offer: Offer | UserBonus): string | null =>
  ('userBonusId' in offer && offer.status === 'available' ? offer.expiration : null) ?? offer.validTo;

const WITH_ZONE = /\d(?:Z|[+-]\d{2}:?\d{2})$/i;

/**
 * Whether the offer's time is over. A day, or a time without a zone, ends when that day has ended everywhere; what is no
 * date ends nothing.
 */
export function isOver({ validTo }: Pick<Offer, 'validTo'>, now: number): boolean {
  if (validTo === null) return false;
  const day = validTo.slice(0, 10);
  if (validTo.length > 10 && WITH_ZONE.test(validTo)) return Date.parse(validTo) <= now;
  return isDay(day) && endOfDayEverywhere(day).getTime() <= now;
}
