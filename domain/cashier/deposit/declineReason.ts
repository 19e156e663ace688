/**
 * Texts for decline reasons the player can act on. Others, such as a lost card, are not shown; only the bank tells
 * them.
 */
const KEYS = {
  insufficient_funds: 'depositResult.reason.insufficientFunds',
  expired_card: 'depositResult.reason.expiredCard',
  incorrect_cvc: 'depositResult.reason.incorrectCvc',
  limit_exceeded: 'depositResult.reason.limitExceeded',
} as const;

/** Text key of a decline reason; null if it is not shown (area depositResult). */
export const declineReasonKey = (reason: string | null): (typeof KEYS)[keyof typeof KEYS] | null =>
  reason !== null && Object.hasOwn(KEYS, reason) ? KEYS[reason as keyof typeof KEYS] : null;
