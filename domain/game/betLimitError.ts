/**
 * Refusal codes of bets and bet limit changes (spec §8; codes not named there come from OP-095), each with the key of
 * its message.
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

/** Message for a code without a text of its own. */
const UNNAMED = 'betLimitError.other';

/** Message when there is no code (OP-095). */
const NO_CODE = 'general.somethingWrong';

export type BetLimitErrorKey = (typeof KEYS)[keyof typeof KEYS] | typeof UNNAMED | typeof NO_CODE;

const folded = (code: string) => code.replace(/[_\s-]/g, '').toLowerCase();

const BY_FOLDED: ReadonlyMap<string, BetLimitErrorKey> = new Map(
  Object.entries(KEYS).map(([code, key]) => [folded(code), key]),
);

/**
 * Message key for a refused bet, by code (case, underscores, spaces and hyphens ignored). Unknown codes get the generic
 * bet-limit message, no code gets 'Something went wrong' (ERR-30 to ERR-33, OP-095). Areas: betLimitError and general.
 */
export function betLimitErrorKey(code: string | null | undefined): BetLimitErrorKey {
  if (!code?.trim()) return NO_CODE;
  return BY_FOLDED.get(folded(code)) ?? UNNAMED;
}

/** Limits set by the player, per wire period: these refusals link to the limits page. */
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

/** Whether a refusal comes from a limit the player set. */
export const isOwnLimit = (code: string): boolean => OWN.has(betLimitErrorKey(code));

/** Whether the wallet holds less than the stake. */
export const isLowBalance = (code: string): boolean => betLimitErrorKey(code) === KEYS.INSUFFICIENT_BALANCE;
