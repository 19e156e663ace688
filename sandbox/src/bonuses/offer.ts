import { type CatalogueGame } from '../catalogue/game';

/** What counts alike for a wagering. */
export type GameKind = CatalogueGame['kind'];

/** The days of the week as the contract names them, Monday first. */
export const WEEKDAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export type BonusType = 'freespins' | 'deposit' | 'no_deposit' | 'instant_cashback';

/** Whether both balances count for the wagering, or real money alone (ENT-12). */
export type WageringType = 'REAL_TO_FUN' | 'REAL_MONEY_ONLY';

/**
 * An offer of a brand (spec §3, bonus). Amounts are decimal texts in euro and are worth the same in other currencies
 * (catalogue/stakesIn.ts). What is null does not exist for the offer.
 */
export type Offer = {
  /** The same word in every address and table. */
  id: string;
  type: BonusType;
  /** By language; `banner` is the title that cards and calendars show. */
  name: Readonly<Record<'en' | 'de' | 'ar' | 'th', string>>;
  banner: Readonly<Record<'en' | 'de' | 'ar' | 'th', string>>;
  /** What is given: a fixed amount, or so many percent of a deposit up to a ceiling, or free spins. */
  amount: string | null;
  depositPercent: number | null;
  maxAmount: string | null;
  minDeposit: string | null;
  freeSpins: { game: string; count: number; stake: string; winBoost: number } | null;
  /** Of the net loss of the last days: a cashback. */
  cashback: { percent: number; days: number; minLoss: string; toCalendar: boolean } | null;
  /** How many times the amount, or what free spins won, has to be wagered. */
  wageringMultiplier: number;
  wageringType: WageringType;
  /** Percent of a stake that counts, by kind of game; a missing kind counts in full. */
  gameWeights: Readonly<Partial<Record<GameKind, number>>>;
  excludedGames: readonly string[];
  maxBet: string | null;
  /** The most that becomes real money. */
  maxWin: string | null;
  /** Not for who has more real money than this. */
  minBalance: string | null;
  daysToWager: number;
  /** Where it is not to be had: codes of countries, and of their parts such as CA-ON. */
  notIn: readonly string[];
  /** Who may take it, and when (spec §8, activation codes). */
  rules: {
    /** Instants of its window. */
    from: string | null;
    until: string | null;
    /** Within so many hours of the registration. */
    registrationHours: number | null;
    /** How many players in all. */
    maxParticipants: number | null;
    /** Again after so many days; null: once only. */
    retryDays: number | null;
    days: readonly Weekday[];
    /** With the deposit of this number only, 1 for the first. */
    depositNumber: number | null;
  };
  /** Not listed: who has the code gets it. */
  couponCode: string | null;
  /** Of its conditions; changes whenever they do. */
  termsVersion: string;
};
