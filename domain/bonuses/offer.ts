/** The types of bonuses (ENT-09). */
export const BONUS_TYPES = ['freespins', 'deposit', 'no_deposit', 'instant_cashback'] as const;
export type BonusType = (typeof BONUS_TYPES)[number];

/** What of a player's stakes counts: both balances, or real money alone (ENT-12). */
export const WAGERING_TYPES = ['REAL_TO_FUN', 'REAL_MONEY_ONLY'] as const;
export type WageringType = (typeof WAGERING_TYPES)[number];

/** Kinds of games whose stakes count alike. */
export const GAME_KINDS = ['slot', 'dice', 'roulette'] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/** The days of the week as the wire names them, Monday first. */
export const WEEKDAYS = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** So many spins of a game; `stake` is what each of them stakes, `boost` what their wins are multiplied by. */
export type FreeSpins = {
  count: number;
  game: string | null;
  gameName: string | null;
  stake: string | null;
  boost: number;
};

/** So many percent of what was lost in so many days, if that is enough. */
export type Cashback = { percent: number; days: number; minLoss: string; toCalendar: boolean };

/**
 * An offer as it is shown (ENT-10, ENT-11). Amounts are decimal texts of `currency`, instants ISO 8601; null is what the offer
 * does not have.
 */
export type Offer = {
  id: string;
  name: string;
  /** The title of its banner, or else its name. */
  title: string;
  type: BonusType;
  currency: string;
  amount: string | null;
  freeSpins: FreeSpins | null;
  depositPercent: number | null;
  maxAmount: string | null;
  maxWin: string | null;
  minBalance: string | null;
  minDeposit: string | null;
  /** How many times what is given has to be wagered. */
  multiplier: number | null;
  wageringType: WageringType | null;
  couponCode: string | null;
  maxBet: string | null;
  daysToWager: number | null;
  /** Percent of a stake that counts; a kind that is missing counts in full. */
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
};

/** The states of a bonus in a player's hands (BON-03), with the two that its time or its end bring. */
export const BONUS_STATUSES = ['available', 'activated', 'cancelled', 'completed', 'expired'] as const;
export type BonusStatus = (typeof BONUS_STATUSES)[number];

/** A bonus in a player's hands. */
export type UserBonus = Offer & {
  userBonusId: string;
  status: BonusStatus;
  depositAmount: string | null;
  freeSpinsLeft: number | null;
  wagerLeft: string | null;
  wagered: string | null;
  start: string | null;
  expiration: string | null;
  freeSpinWinnings: string | null;
  winnings: string | null;
  /** Of an active one what a cancel would burn now, of another what was burned (ENT-13). */
  burn: string | null;
  /** What a completed wagering ended with (BON-07). */
  result: 'cash' | 'no-win' | null;
};

/** A type as the wire writes it, in either spelling; null for one that nobody knows (ENT-09). */
export function bonusTypeOf(wire: unknown): BonusType | null {
  const folded = typeof wire === 'string' ? wire.trim().toLowerCase().replace(/\s+/g, '_') : '';
  return BONUS_TYPES.find((type) => type === folded) ?? null;
}

/** Whether it comes with a deposit and is chosen in the cashier. */
export const comesWithDeposit = ({ type, minDeposit }: Pick<Offer, 'type' | 'minDeposit'>): boolean =>
  type === 'deposit' || minDeposit !== null;

/** Whether it is over, however it ended. */
export const isEnded = ({ status }: Pick<UserBonus, 'status'>): boolean =>
  status !== 'available' && status !== 'activated';
