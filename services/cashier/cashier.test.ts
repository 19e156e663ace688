import { toAllowance, toDeposit, toPaymentMethod } from './cashierWire';
import { pendingDeposits } from './pendingDeposit';
import { sendCard } from './sendCard';

test('ENT-15 a method by either name of its picture; what is missing says nothing', () => {
  const whole = {
    id: 7,
    name: 'visa',
    paymentMethod: 'card',
    title: 'Visa',
    rawTitle: 'VISA',
    description: 'Fast',
    thumbnail_url: 'payment/visa.svg',
    order: 4,
    hidden: true,
    isActive: true,
    withdrawalExist: true,
    isCardForm: true,
  };
  expect(toPaymentMethod(whole)).toMatchObject({
    id: '7',
    name: 'visa',
    title: 'Visa',
    description: 'Fast',
    picture: 'payment/visa.svg',
    order: 4,
    hidden: true,
    isActive: true,
    withdrawalExist: true,
    isCardForm: true,
  });
  expect(toPaymentMethod({ id: 'a', name: 'x', thumbnailUrl: 'p.svg' })?.picture).toBe('p.svg');
  expect(toPaymentMethod({ id: 'a', paymentMethod: 'x', rawTitle: 'X' })).toMatchObject({ name: 'x', title: 'X' });
  const marked = { id: 'a', name: 'x', title: '<b>X</b> &amp; more', rawTitle: 'X & more' };
  expect(toPaymentMethod(marked)).toMatchObject({ title: 'X & more' });
  expect(toPaymentMethod({ ...marked, rawTitle: undefined })).toMatchObject({ title: 'x' });
  expect(toPaymentMethod({ id: 'a', name: 'x' })).toMatchObject({
    order: 0,
    hidden: false,
    isActive: false,
    networks: [],
  });
  for (const broken of [null, 'visa', {}, { id: 1 }, { name: 'x' }]) expect(toPaymentMethod(broken)).toBeNull();
});

test('ENT-16 lists by either name of the tags; broken ones are empty', () => {
  const lists = {
    allowedCountries: ['DE'],
    restrictedCountries: ['US'],
    allowedCurrencies: ['EUR'],
    restrictedCurrencies: ['USD'],
    allowEmails: ['a@example.com'],
    tagRestrictedCountries: { matched: ['FR'], default: 'DE', unmatched: 7 },
  };
  expect(toPaymentMethod({ id: 1, name: 'x', allowTags: ['vip'], ...lists })).toMatchObject({
    ...lists,
    allowTags: ['vip'],
    tagRestrictedCountries: { matched: ['FR'], default: ['DE'], unmatched: [] },
  });
  expect(toPaymentMethod({ id: 1, name: 'x', allowedTags: ['vip'] })?.allowTags).toEqual(['vip']);
  expect(toPaymentMethod({ id: 1, name: 'x', allowedCountries: null, allowTags: 'vip, gold' })).toMatchObject({
    allowedCountries: [],
    allowTags: ['vip', 'gold'],
  });
});

test('a status nobody named is pending, never an end', () => {
  const wire = { id: 'd1', amount: '5', currencyCode: 'EUR', status: 'won' };
  expect(toDeposit(wire)).toMatchObject({ status: 'pending', reference: 'd1', nextStep: null, crypto: null });
  expect(toDeposit({ ...wire, nextStep: { kind: 'window', url: 'https://x' } })?.nextStep).toBeNull();
  expect(toDeposit({ ...wire, amount: undefined })).toBeNull();
});

test('an allowance without a net result is none', () => {
  expect(toAllowance({ data: { currencyCode: 'EUR', netResult30Days: '0' } })).toMatchObject({
    left: null,
    period: null,
  });
  expect(() => toAllowance({ data: { currencyCode: 'EUR' } })).toThrow();
});

describe('an unanswered deposit', () => {
  const body = { paymentMethodId: '1', amount: '25.00', currencyCode: 'EUR' };
  const HOUR_MS = 3_600_000;
  afterEach(() => pendingDeposits.drop());

  test('is kept for its player for less than a day', () => {
    pendingDeposits.keep({ intent: 'key', player: 'u1', body, since: 0 });
    expect(pendingDeposits.read('u1', HOUR_MS)).toEqual({ intent: 'key', player: 'u1', body, since: 0 });
    expect(pendingDeposits.read('u2', HOUR_MS)).toBeNull();
    expect(pendingDeposits.read('u1', 24 * HOUR_MS)).toBeNull();
    pendingDeposits.drop();
    expect(pendingDeposits.read('u1', 0)).toBeNull();
  });

  test('is read with care: what else lies there is none', () => {
    for (const value of [{}, { intent: 'k', player: 'u1' }, { intent: 5, player: 'u1', body, since: 0 }]) {
      pendingDeposits.keep(value as never);
      expect(pendingDeposits.read('u1', 0)).toBeNull();
    }
  });
});

test('a card that was paid meanwhile is not refused: the backend is asked', async () => {
  const answers = [409, 422, 200].map((status) => ({
    status,
    ok: status === 200,
    json: async () => ({ data: { url: 'u' } }),
  }));
  Object.defineProperty(globalThis, 'fetch', { value: async () => answers.shift(), configurable: true });
  const card = { number: '4242 4242', expiry: '12/30', cvc: '123', holder: 'M' };
  const send = () => sendCard(new URL('https://pay.example/c'), card);
  expect(await send()).toEqual({ challenge: null });
  expect(await send()).toBe('refused');
  expect(await send()).toEqual({ challenge: 'u' });
});
