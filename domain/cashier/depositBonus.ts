/** The bonus a deposit is made with, and the version of its conditions that was agreed to. */
export type DepositBonus = { bonusId: string; bonusTermsVersion?: string };

/** What the cashier asks of the choice of bonuses before a deposit is sent. */
export type BonusAsker = {
  /**
   * The choice as it stands: a bonus, or `none`. Null while something of it is missing, which is then said beside it, and the
   * focus goes there. `amount` is a decimal text.
   */
  ask: (amount: string) => DepositBonus | 'none' | null;
};
