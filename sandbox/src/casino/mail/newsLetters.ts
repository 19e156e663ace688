export const NEWS_LETTER_KINDS = [
  'withdrawal-paid',
  'withdrawal-rejected',
  'withdrawal-failed',
  'document-confirmed',
  'document-rejected',
  'bonus-expired',
  'method-changed',
  'copy-ready',
  'account-closed',
  'closing-declined',
  'lifting-granted',
  'lifting-declined',
] as const;

/** What happens to a player's money, documents and bonuses while they are away. */
export type NewsLetterKind = (typeof NEWS_LETTER_KINDS)[number];
