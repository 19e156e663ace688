import { type Direction, methodsFor } from '@/domain/cashier/methods/methodFilter';
import { type PaymentMethod } from '@/domain/cashier/methods/paymentMethod';
import { type AccountRow } from '../accounts/store/accounts';
import { type Method } from './methods';

/** A method in the form of the site's rules, so that site and backend decide alike. */
const ruled = (method: Method): PaymentMethod => ({
  id: String(method.id),
  name: method.name,
  title: method.title ?? method.name,
  description: null,
  picture: null,
  min: null,
  max: null,
  withdrawMin: null,
  withdrawMax: null,
  order: method.order ?? 0,
  isCardForm: method.isCardForm === true,
  networks: method.networks ?? [],
  hidden: method.hidden === true,
  isActive: method.isActive === true,
  withdrawalExist: method.withdrawalExist === true,
  allowedCountries: method.allowedCountries ?? [],
  restrictedCountries: method.restrictedCountries ?? [],
  tagRestrictedCountries: Object.fromEntries(
    Object.entries(method.tagRestrictedCountries ?? {}).map(([tag, codes]) => [tag, codes ?? []]),
  ),
  allowedCurrencies: method.allowedCurrencies ?? [],
  restrictedCurrencies: method.restrictedCurrencies ?? [],
  allowEmails: method.allowEmails ?? [],
  allowTags: [...(method.allowTags ?? []), ...(method.allowedTags ?? [])],
});

/** Whether a player may use a method at all, and whether in this currency (PAY-05 to PAY-10). */
export function mayUse(
  method: Method,
  { countryCode, email, tags }: Pick<AccountRow, 'countryCode' | 'email' | 'tags'>,
  currencyCode: string,
  direction: Direction = 'deposit',
): 'yes' | 'not in this currency' | 'no' {
  const payer = { countryCode, email, tags, currencyCode };
  const rules = ruled(method);
  const isOpen = (one: PaymentMethod) => methodsFor([one], payer, direction).length > 0;
  if (isOpen(rules)) return 'yes';
  return isOpen({ ...rules, allowedCurrencies: [], restrictedCurrencies: [] }) ? 'not in this currency' : 'no';
}
