import { methodsFor, type Payer } from '../methods/methodFilter';
import { isCrypto, type PaymentMethod } from '../methods/paymentMethod';
import { toMinor } from '@/domain/money/money';

/** The two withdrawal forms (WDR-01). */
export const WAYS = ['bank', 'crypto'] as const;

export type Way = (typeof WAYS)[number];

/** The form of a method. */
export const wayOf = (method: Parameters<typeof isCrypto>[0]): Way => (isCrypto(method) ? 'crypto' : 'bank');

/** The methods a player can withdraw with, including hidden ones, by form (WDR-11). */
export function withdrawalMethods(
  methods: readonly PaymentMethod[],
  payer: Payer,
): Readonly<Record<Way, PaymentMethod[]>> {
  const open = methodsFor(methods, payer, 'withdrawal').filter(({ withdrawalExist }) => withdrawalExist);
  const of = (way: Way) => open.filter((method) => wayOf(method) === way);
  return { bank: of('bank'), crypto: of('crypto') };
}

/** Withdrawal limits in minor units; null without a limit. */
export type WithdrawalBounds = { min: bigint | null; max: bigint | null; available: bigint | null };

/** Limits of the method and the available balance. Unreadable amounts set no limit. */
export function withdrawalBounds(
  { withdrawMin, withdrawMax }: Pick<PaymentMethod, 'withdrawMin' | 'withdrawMax'>,
  available: string | null,
  currency: string,
): WithdrawalBounds {
  const minor = (text: string | null) => (text === null ? null : toMinor(text, currency));
  return { min: minor(withdrawMin), max: minor(withdrawMax), available: minor(available) };
}
