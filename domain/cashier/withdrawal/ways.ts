import { methodsFor, type Payer } from '../methods/methodFilter';
import type { PaymentMethod } from '../methods/paymentMethod';
import { toMinor } from '@/domain/money/money';

/** The two forms (WDR-01). */
export const WAYS = ['bank', 'crypto'] as const;

export type Way = (typeof WAYS)[number];

/** A method with networks is one of coins. */
export const wayOf = ({ networks }: Pick<PaymentMethod, 'networks'>): Way => (networks.length > 0 ? 'crypto' : 'bank');

/** The methods that a player can withdraw with, hidden ones too, by the form they want (WDR-11). */
export function withdrawalMethods(
  methods: readonly PaymentMethod[],
  payer: Payer,
): Readonly<Record<Way, PaymentMethod[]>> {
  const open = methodsFor(methods, payer, 'withdrawal').filter(({ withdrawalExist }) => withdrawalExist);
  const of = (way: Way) => open.filter((method) => wayOf(method) === way);
  return { bank: of('bank'), crypto: of('crypto') };
}

/** The least and the most of a withdrawal in minor units; null without a bound. */
export type WithdrawalBounds = { min: bigint | null; max: bigint | null; available: bigint | null };

/** What bounds an amount: the method's own figures, and what is there. Texts that are no amounts bound nothing. */
export function withdrawalBounds(
  { withdrawMin, withdrawMax }: Pick<PaymentMethod, 'withdrawMin' | 'withdrawMax'>,
  available: string | null,
  currency: string,
): WithdrawalBounds {
  const minor = (text: string | null) => (text === null ? null : toMinor(text, currency));
  return { min: minor(withdrawMin), max: minor(withdrawMax), available: minor(available) };
}
