import { type Weekday } from '@/domain/time/weekdays';

/** Kinds of games that wagering weights apply to. */
export const GAME_KINDS = ['slot', 'dice', 'roulette', 'baccarat'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

export type BonusType = 'freespins' | 'deposit' | 'no_deposit' | 'instant_cashback';

/** Whether real and bonus money count towards wagering, or real money only (ENT-12). */
export type WageringType = 'REAL_TO_FUN' | 'REAL_MONEY_ONLY';

/** By the code of a language; every offer has English. */
export type Said = Readonly<{ en: string } & Record<string, string>>;

/** What an offer says in a language. */
export const saidIn = (said: Said, language: string): string => said[language] ?? said.en;

/**
 * A bonus offer (spec §3, bonus). Amounts are decimal texts in euro, converted to other currencies by
 * catalogue/stakesIn.ts. Null means the offer has no such term.
 */
export type Offer = {
  /** The same id in every language; part of URLs and rows. */
  id: string;
  type: BonusType;
  /** By language; `banner` is the title on cards and calendars. */
  name: Said;
  banner: Said;
  /** The grant: a fixed amount, a percentage of a deposit up to a maximum, or free spins. */
  amount: string | null;
  depositPercent: number | null;
  maxAmount: string | null;
  minDeposit: string | null;
  freeSpins: { game: string; count: number; stake: string; winBoost: number } | null;
  /** Cashback on the net loss of the last `days` days. */
  cashback: { percent: number; days: number; minLoss: string; toCalendar: boolean } | null;
  /** How many times the amount, or the free spin winnings, has to be wagered. */
  wageringMultiplier: number;
  wageringType: WageringType;
  /** Percent of a stake that counts towards wagering, by kind of game; 100 for a missing kind. */
  gameWeights: Readonly<Partial<Record<GameKind, number>>>;
  excludedGames: readonly string[];
  maxBet: string | null;
  /** Maximum amount that becomes real money. */
  maxWin: string | null;
  /** Only for players with less real money than this, what their withdrawals and bets at tables still hold included. */
  minBalance: string | null;
  daysToWager: number;
  /** Where it is not available: country codes and subdivisions such as CA-ON. */
  notIn: readonly string[];
  /** Eligibility (spec §8, activation codes). */
  rules: {
    /** Start and end of its time window, as ISO instants. */
    from: string | null;
    until: string | null;
    /** Only within this many hours after registration. */
    registrationHours: number | null;
    maxParticipants: number | null;
    /** Can be used again after this many days; null: only once. */
    retryDays: number | null;
    days: readonly Weekday[];
    /** Only with the deposit of this number, 1 for the first. */
    depositNumber: number | null;
  };
  /** Set for offers that are not listed and need this code. */
  couponCode: string | null;
  /** Version of its terms; changes whenever they do. */
  termsVersion: string;
};
