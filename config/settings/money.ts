import { field, flag, isBoundsTable, textList } from '@/config/settings/field';

/** Money */
export const MONEY_SETTINGS = {
  /**
   * origins of payment providers; no other is framed, posted to or redirected to for a payment (PAY-02)
   *
   * A provider's page in the frame reports its height, and that the player is done, by `postMessage` in the format of
   * `domain/cashier/methods/frameMessages.ts`. Only the backend says what became of a payment.
   */
  paymentOrigins: textList(),
  /** cards are entered in the site's own form and posted to the deposit's `nextStep.cardUrl`, in `paymentOrigins` (PAY-02) */
  ownCardForm: flag(false),
  /** the cashier says that all transactions are free of charge; turn it off where that is not true (CONST-10, OP-078) */
  freeOfChargeNotice: flag(true),
  /** currency → bounds of a deposit by a method that has none of its own, as decimal texts (CONST-07, PAY-16, OP-077) */
  depositBounds: field<Readonly<Record<string, { min?: string; max?: string }>>>(
    { TRY: { min: '5', max: '100000' } },
    isBoundsTable,
  ),
  /**
   * players can cancel a pending withdrawal on the site, without fees (WDR-04, WDR-05)
   *
   * Turn it off where a market forbids cancelling, and refuse it in the backend too.
   */
  cancelWithdrawal: flag(true),
  /** a player with several wallets chooses the one to play with (CONF-27) */
  useMultiWallet: flag(false),
} as const;
