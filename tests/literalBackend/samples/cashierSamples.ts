import { type Method } from '../base/state.ts';

/**
 * Methods for every filter of §5 "Payment method filtering" (PAY-05 … PAY-11) and for every deposit code of §8. All of
 * them are sent; choosing among them is the site's work.
 */
export function sampleMethods(): Method[] {
  let id = 0;
  const method = (name: string, title: string, order: number | null, more: Partial<Method> = {}): Method => ({
    id: ++id,
    name,
    title,
    picture: `${name}.svg`,
    order,
    isActive: true,
    ...more,
  });
  return [
    method('visa', 'Visa', 90, { isCardForm: true, limits: { min: 10, max: 2000 } }),
    method('mastercard', 'Mastercard', 80, { isCardForm: false, refusal: 'TRANSACTION_FAILED' }),
    // Not active, and yet in the list by its name (PAY-09).
    { ...method('carouseller', 'Carouseller', 100, { isActive: false }), id: 'carouseller-1' },
    method('sleeping', 'Not active', 95, { isActive: false }),
    method('payoutOnly', 'Payout only', 70, { hidden: true, withdrawalExist: true }),
    method('invisible', 'Hidden', 99, { hidden: true }),
    method('malta', 'Malta only', 60, { lists: { allowedCountries: ['MT'], restrictedCountries: [] } }),
    method('notGermany', 'Not in Germany', 60, {
      lists: { allowedCountries: null, restrictedCountries: ['DE', 'AT'] },
    }),
    method('tagged', 'For VIP', 50, { lists: { allowTags: ['vip'] } }),
    method('taggedToo', 'For VIP too', 49, { lists: { allowedTags: ['vip', 'tester'] } }),
    method('byTag', 'Country by tag', 48, {
      lists: {
        tagRestrictedCountries: { matched: ['FR'], unmatched: ['MT'], default: ['US'], vip: [] },
        allowTags: [],
      },
    }),
    method('euroOnly', 'Euro only', 40, { lists: { allowedCurrencies: ['EUR'] }, currencies: ['EUR'] }),
    method('noLira', 'No lira', 39, { lists: { restrictedCurrencies: ['TRY'] } }),
    method('byMail', 'By e-mail', 30, { lists: { allowEmails: ['Depositor@Literal.example'] } }),
    method('pix', 'Pix', 20, { lists: { allowedCurrencies: ['BRL'] }, currencies: ['BRL'] }),
    method('bitcoin', 'Bitcoin', 10, { withdrawalExist: true }),
    method('bank', 'Bank transfer', null, { withdrawalExist: true }),
    // One method per code that no rule of an account can cause.
    method('broken', 'Broken', 5, { refusal: 'PROVIDER_ERROR' }),
    method('unlucky', 'Unlucky', 5, { refusal: 'UNIFIED_ERROR' }),
    method('byPhone', 'By phone', 5, { refusal: 'PHONE_ERROR' }),
  ];
}
