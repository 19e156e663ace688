import { type KeyBelow, spokenOf, textIn } from '../../texts/texts';
import { type WalletRefusal } from '../../wallet/protocol';

/** Refusals to a studio: the bet-limit codes of the specification §8 (OP-095), and the casino's own codes. */
export type WalletCode = KeyBelow<'casino', 'stake'>;

/** A refusal, in the given language. */
export const walletRefusal = (
  code: WalletCode,
  language: string | null,
  details?: Record<string, unknown>,
): WalletRefusal => ({
  code,
  message: textIn(spokenOf(language), 'casino', `stake.${code}`),
  ...(details && { details }),
});
