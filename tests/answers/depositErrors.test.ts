import texts from '@/locales-fallback/en.json';
import { depositErrorKey } from '@/domain/cashier/deposit/depositError';

/** The player's message for an error code. */
const said = (code: string | null | undefined, details?: unknown) => texts[depositErrorKey(code, details)];

test.each(['GLOBAL_ERROR', 'DEPOSIT_COUNTRY_BLOCK'])(
  'ERR-05 %s says why the cashier cannot open, and what to do',
  (code) => {
    expect(depositErrorKey(code)).toBe(`depositError.${code}`);
    for (const part of [/can’t open the cashier/, /verif/, /documents/, /in your country/])
      expect(said(code)).toMatch(part);
    for (const advice of [/VPN/, /log in again/, /contact support/]) expect(said(code)).toMatch(advice);
  },
);

test('ERR-06 REQUIRED_EMAIL_VERIFICATION asks to verify the e-mail and to look in the spam folder', () => {
  expect(said('REQUIRED_EMAIL_VERIFICATION')).toMatch(/^Verify your email address.* spam folder/);
});

test('ERR-07 PAYMENT_LIMIT_THRESHOLD says that the daily deposit limit is reached', () => {
  expect(said('PAYMENT_LIMIT_THRESHOLD')).toMatch(/^This would go over your daily deposit limit\./);
});

test('where the backend says which limit it is, that one is named', () => {
  expect(said('PAYMENT_LIMIT_THRESHOLD', { period: 0 })).toMatch(/daily/);
  expect(said('PAYMENT_LIMIT_THRESHOLD', { period: 1 })).toMatch(/weekly/);
  expect(said('PAYMENT_LIMIT_THRESHOLD', { period: 2 })).toMatch(/monthly/);
  for (const odd of [{ period: 7 }, { period: -1 }, { period: '1' }, {}, null, 'x', []])
    expect(said('PAYMENT_LIMIT_THRESHOLD', odd)).toMatch(/daily/);
});

test('ERR-08 TRANSACTION_FAILED says that the transaction failed', () => {
  expect(said('TRANSACTION_FAILED')).toMatch(/^The transaction failed\./);
});

test('ERR-09 AMOUNT_BELOW_ZERO says that the amount must be above zero', () => {
  expect(said('AMOUNT_BELOW_ZERO')).toMatch(/^Enter an amount above zero\./);
});

test('ERR-10 UNIFIED_ERROR says that the deposit did not go through', () => {
  expect(said('UNIFIED_ERROR')).toMatch(/^The deposit didn’t go through\./);
});

test('ERR-11 PAYMENT_PROVIDER_LIMIT_THRESHOLD names the minimum and maximum of the method', () => {
  expect(said('PAYMENT_PROVIDER_LIMIT_THRESHOLD')).toMatch(/outside this payment method’s limits/);
});

test('ERR-12 PROVIDER_ERROR tells of a problem of the provider', () => {
  expect(said('PROVIDER_ERROR')).toMatch(/^The payment provider is having a problem/);
});

test('ERR-13 PHONE_ERROR tells of a problem with the phone number', () => {
  expect(said('PHONE_ERROR')).toMatch(/doesn’t accept your phone number/);
});

test('ERR-14 PAYMENT_SERVICE_ERROR says that the currency is not supported', () => {
  expect(said('PAYMENT_SERVICE_ERROR')).toMatch(/doesn’t support your account’s currency/);
});

test('an excluded or frozen account is told why it cannot deposit', () => {
  expect(said('SELF_EXCLUDED')).toMatch(/^You’ve excluded yourself.* still withdraw/);
  expect(said('ACCOUNT_FROZEN')).toMatch(/^Your account is frozen/);
});

test.each(['provider_error', 'ProviderError', 'providererror', 'PROVIDER-ERROR', ' Provider_Error '])(
  '%j is PROVIDER_ERROR',
  (code) => {
    expect(depositErrorKey(code)).toBe('depositError.PROVIDER_ERROR');
  },
);

test('ERR-38 an unknown code has the generic text of its family, and no code says only that something went wrong', () => {
  for (const code of ['NEW_CODE', '42', '__proto__', 'constructor', 'toString', '<img onerror=x>'])
    expect(depositErrorKey(code)).toBe('depositError.UNIFIED_ERROR');
  for (const none of ['', ' ', null, undefined]) expect(said(none)).toBe('Something went wrong');
});
