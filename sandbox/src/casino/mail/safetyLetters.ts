/** What is told about an account's own safety. */
export type SafetyLetterKind =
  | 'new-device'
  | 'email-change-old'
  | 'email-change-new'
  | 'email-changed'
  | 'method-changed'
  | 'copy-ready'
  | 'withdrawal-asked'
  | 'account-closed'
  | 'closing-declined';
