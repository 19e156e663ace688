import { errorKey, type ErrorKey } from '../errors/errorKeys';

/** Limits set by the player, or still to be set: these refusals link to the limits page. */
const OWN = new Set<ErrorKey<'bet'>>([
  'betLimitError.LIMIT_REQUIRED',
  'betLimitError.MAX_BET_LIMIT_REACHED',
  'betLimitError.maxBetLimit',
  'betLimitError.dailyBetLimit',
  'betLimitError.weeklyBetLimit',
  'betLimitError.monthlyBetLimit',
  'betLimitError.dailyLossLimit',
  'betLimitError.weeklyLossLimit',
  'betLimitError.monthlyLossLimit',
]);

/** Whether a refusal comes from a limit the player set. */
export const isOwnLimit = (code: string): boolean => OWN.has(errorKey('bet', code));

/** Whether the wallet holds less than the stake. */
export const isLowBalance = (code: string): boolean => errorKey('bet', code) === 'betLimitError.INSUFFICIENT_BALANCE';
