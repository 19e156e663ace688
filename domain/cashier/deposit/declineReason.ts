/**
 * Why a bank declined, for the reasons that a player can do something about, with the key of the text. Others, such as a
 * lost card, are told by nobody but the bank.
 */
const KEYS = {
  insufficient_funds: 'depositResult.reason.insufficientFunds',
  expired_card: 'depositResult.reason.expiredCard',
  incorrect_cvc: 'depositResult.reason.incorrectCvc',
  limit_exceeded: 'depositResult.reason.limitExceeded',
} as const;

/** The key of the text for a decline's reason; null for one that is not told (area depositResult). */
export const declineReasonKey = (reason: string | null): (typeof KEYS)[keyof typeof KEYS] | null =>
  reason !== null && Object.hasOwn(KEYS, reason) ? KEYS[reason as keyof typeof KEYS] : null;
