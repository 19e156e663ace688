import type { Locale } from '@/config/locale';
import type { PaymentMethod } from '@/domain/cashier/methods/paymentMethod';
import { typedAmount } from '@/domain/money/typedAmount';
import { FIELDS } from '@/domain/cashier/withdrawal/form';
import type { Way } from '@/domain/cashier/withdrawal/ways';
import type { WithdrawalForm } from '@/services/cashier/withdrawals';

/** What the fields of both forms hold; a form shows those of its way. */
export type Values = {
  method: string;
  amount: string;
  beneficiaryName: string;
  beneficiaryAccountNumber: string;
  email: string;
  network: string;
  walletAddress: string;
};

/** The network of a method that has only one needs no choosing. */
const onlyNetwork = ({ networks }: PaymentMethod): string => (networks.length === 1 ? networks[0]! : '');

/** What a form opens with: what the account says already, and nothing of the rest. */
export const firstValues = (method: PaymentMethod, { name, email }: { name: string; email: string }): Values => ({
  ...{ method: method.id, amount: '', beneficiaryName: name, beneficiaryAccountNumber: '', email },
  ...{ network: onlyNetwork(method), walletAddress: '' },
});

/** What changes with the method: a network it does not have is chosen no longer. */
export const withMethod = (values: Values, method: PaymentMethod): Partial<Values> => ({
  method: method.id,
  ...(!method.networks.includes(values.network) && { network: onlyNetwork(method) }),
});

/** The values as they travel, in an order that is always the same; null while the amount cannot be read. */
export function formOf(way: Way, values: Values, locale: Locale, currency: string): WithdrawalForm | null {
  const typed = typedAmount(locale, values.amount, currency);
  if ('fault' in typed) return null;
  const fields = FIELDS[way].map((field) => [field, values[field].trim()] as const);
  return {
    paymentMethodId: values.method,
    amount: typed.amount,
    currencyCode: currency,
    ...Object.fromEntries(fields),
  };
}
