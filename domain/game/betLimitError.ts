/**
 * The codes with which a bet, or a change of a bet limit, is refused (spec §8; those without a name there are OP-095's),
 * each with the key of the text that says what to do.
 */
const KEYS = {
  MAX_BET_LIMIT_REACHED: 'betLimitError.MAX_BET_LIMIT_REACHED',
  maxBetLimit: 'betLimitError.maxBetLimit',
  dailyBetLimit: 'betLimitError.dailyBetLimit',
  weeklyBetLimit: 'betLimitError.weeklyBetLimit',
  monthlyBetLimit: 'betLimitError.monthlyBetLimit',
  dailyLossLimit: 'betLimitError.dailyLossLimit',
  weeklyLossLimit: 'betLimitError.weeklyLossLimit',
  monthlyLossLimit: 'betLimitError.monthlyLossLimit',
  minBet: 'betLimitError.minBet',
  maxBet: 'betLimitError.maxBet',
  bonusMaxBet: 'betLimitError.bonusMaxBet',
  globalBetLimit: 'betLimitError.globalBetLimit',
  INSUFFICIENT_BALANCE: 'betLimitError.INSUFFICIENT_BALANCE',
  BET_LIMIT_LOCKED: 'betLimitError.BET_LIMIT_LOCKED',
  SUPPORT_ONLY: 'betLimitError.SUPPORT_ONLY',
  SELF_EXCLUDED: 'betLimitError.SELF_EXCLUDED',
  ACCOUNT_FROZEN: 'betLimitError.ACCOUNT_FROZEN',
  SESSION_ENDED: 'betLimitError.SESSION_ENDED',
  TAKEN_BACK: 'betLimitError.TAKEN_BACK',
  GAME_NOT_BONUS_ELIGIBLE: 'betLimitError.GAME_NOT_BONUS_ELIGIBLE',
  BONUS_BUY_UNAVAILABLE: 'betLimitError.BONUS_BUY_UNAVAILABLE',
} as const;

/** The text of the family for a code nobody named. */
const UNNAMED = 'betLimitError.other';

/** The text when not even a code is known (OP-095). */
const NO_CODE = 'general.somethingWrong';

export type BetLimitErrorKey = (typeof KEYS)[keyof typeof KEYS] | typeof UNNAMED | typeof NO_CODE;

const folded = (code: string) => code.replace(/[_\s-]/g, '').toLowerCase();

const BY_FOLDED: ReadonlyMap<string, BetLimitErrorKey> = new Map(
  Object.entries(KEYS).map(([code, key]) => [folded(code), key]),
);

/**
 * The key of the text for a refused bet: by its code, without regard to case and underscores; a code nobody named falls back
 * to the text of the family, no code to 'Something went wrong' (ERR-30 to ERR-33, OP-095). Areas: betLimitError and general.
 */
export function betLimitErrorKey(code: string | null | undefined): BetLimitErrorKey {
  if (!code?.trim()) return NO_CODE;
  return BY_FOLDED.get(folded(code)) ?? UNNAMED;
}

/** The limits a player set, by the period of the wire: such a refusal leads to the page of limits. */
const OWN = new Set<BetLimitErrorKey>([
  KEYS.MAX_BET_LIMIT_REACHED,
  KEYS.maxBetLimit,
  KEYS.dailyBetLimit,
  KEYS.weeklyBetLimit,
  KEYS.monthlyBetLimit,
  KEYS.dailyLossLimit,
  KEYS.weeklyLossLimit,
  KEYS.monthlyLossLimit,
]);

/** Whether a refusal comes from a limit that the player set themselves. */
export const isOwnLimit = (code: string): boolean => OWN.has(betLimitErrorKey(code));

/** Whether the wallet holds less than was to be staked. */
export const isLowBalance = (code: string): boolean => betLimitErrorKey(code) === KEYS.INSUFFICIENT_BALANCE;
