/**
 * Bonus part of a deposit request: the chosen bonus, the accepted version of its terms, and consent to cancel the
 * active bonus (BON-05).
 */
export type DepositBonus = { bonusId?: string; bonusTermsVersion?: string; cancelsActiveBonus?: true };

/** Interface between the cashier and the bonus selection. */
export type BonusAsker = {
  /**
   * The current selection, empty for none. Null if it is incomplete: the selection then shows an error and takes the
   * focus. `amount` is a decimal string.
   */
  ask: (amount: string) => DepositBonus | null;
};

/**
 * Loading state of the bonus selection. Deposits are blocked until it is ready, since it is unknown what they would
 * cancel.
 */
export type BonusState = 'loading' | 'ready' | 'failed';
