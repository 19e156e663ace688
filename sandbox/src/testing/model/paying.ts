import { toMinor } from '@/domain/money/money';
import { boundsIn } from '../../casino/cashier/bounds';

const BANK_FORM = {
  beneficiaryName: 'Ada Sample',
  beneficiaryAccountNumber: 'DE89370400440532013000',
  email: 'ada@player.example',
};
const COIN_FORM = { network: 'Bitcoin', walletAddress: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' };

/** Payment and payout methods of each currency; amounts are multiples of `unit` (minor units). */
export const PAYING = {
  EUR: { method: 1, scale: 'card', unit: 1_000n, payout: 12, form: BANK_FORM },
  JPY: { method: 1, scale: 'card', unit: 1_000n, payout: 12, form: BANK_FORM },
  BTC: { method: 8, scale: 'coin', unit: 100_000n, payout: 8, form: COIN_FORM },
} as const;
export type Currency = keyof typeof PAYING;

/** The maximum of one deposit in a currency, in minor units. */
export const mostOf = (currency: Currency): bigint =>
  toMinor(boundsIn(currency, PAYING[currency].scale)!.max, currency)!;
