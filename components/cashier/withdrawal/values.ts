import type { Locale } from '@/config/locale';
import type { PaymentMethod } from '@/domain/cashier/methods/paymentMethod';
import { typedAmount } from '@/domain/money/typedAmount';
import { FIELDS } from '@/domain/cashier/withdrawal/form';
import type { Way } from '@/domain/cashier/withdrawal/ways';
import type { WithdrawalForm } from '@/services/cashier/withdrawals';

/** Values of both forms; each form shows its own fields. */
export type Values = {
  method: string;
  amount: string;
  beneficiaryName: string;
  beneficiaryAccountNumber: string;
  email: string;
  network: string;
  walletAddress: string;
};

/** The only network of a method, since it needs no choice; '' if there are several or none. */
const onlyNetwork = ({ networks }: PaymentMethod): string => (networks.length === 1 ? networks[0]! : '');

const NOBODY = { name: '', email: '' };

/** Initial values: account data where known, otherwise empty. */
export const firstValues = (method: PaymentMethod, { name, email }: { name: string; email: string }): Values => ({
  method: method.id,
  amount: '',
  beneficiaryName: name,
  beneficiaryAccountNumber: '',
  email,
  network: onlyNetwork(method),
  walletAddress: '',
});

/**
 * The values for a method: a network that it does not offer is reset, and where it was just chosen (`isNew`) so are the
 * account and the address, which belong to another one (E16). The same object when nothing changes.
 */
export function withMethod(values: Values, method: PaymentMethod, isNew: boolean): Values {
  const network = method.networks.includes(values.network) ? values.network : onlyNetwork(method);
  const { beneficiaryAccountNumber, walletAddress } = isNew ? firstValues(method, NOBODY) : values;
  const next = { ...values, method: method.id, network, beneficiaryAccountNumber, walletAddress };
  return JSON.stringify(next) === JSON.stringify(values) ? values : next;
}

/** The request body, in a stable key order; null while the amount cannot be read. */
export function formOf(way: Way, values: Values, locale: Locale, currency: string): WithdrawalForm | null {
  const typed = typedAmount(locale, values.amount, currency);
  if ('fault' in typed) return null;
  const fields = FIELDS[way]
    .filter((field) => field !== 'network' || values.network !== '')
    .map((field) => [field, values[field].trim()] as const);
  return {
    paymentMethodId: values.method,
    amount: typed.amount,
    currencyCode: currency,
    ...Object.fromEntries(fields),
  };
}
