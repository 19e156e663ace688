/**
 * What a deposit says of bonuses: the one it is made with, the version of its conditions that was agreed to, and that the
 * active one may be cancelled by it (BON-05).
 */
export type DepositBonus = { bonusId?: string; bonusTermsVersion?: string; cancelsActiveBonus?: true };

/** What the cashier asks of the choice of bonuses before a deposit is sent. */
export type BonusAsker = {
  /**
   * The choice as it stands, empty for none. Null while something of it is missing, which is then said beside it, and the
   * focus goes there. `amount` is a decimal text.
   */
  ask: (amount: string) => DepositBonus | null;
};

/** Whether the choice is there to be asked. Until it is, nobody knows what a deposit would cancel, and none is sent. */
export type BonusState = 'loading' | 'ready' | 'failed';
