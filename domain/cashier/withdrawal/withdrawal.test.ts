import { localeOf } from '@/config/locales';
import type { PaymentMethod } from '../methods/paymentMethod';
import { toMinor } from '@/domain/money/money';
import { checkAmount, checkWalletAddress, FIELD_CHECKS, FIELDS, fieldsOf } from './form';
import { holdsForMs, sameFigures, type Quote } from './quote';
import { findDuplicate } from './duplicate';
import { withdrawalBounds, withdrawalMethods, wayOf } from './ways';
import { isOver, TRANSACTION_STATUSES, type Withdrawal } from './withdrawal';
import { isStaleQuote } from './staleQuote';

const method = (over: Partial<PaymentMethod>): PaymentMethod => ({
  id: '1',
  name: 'visa',
  title: 'Visa',
  description: null,
  picture: null,
  order: 0,
  hidden: false,
  isActive: true,
  withdrawalExist: true,
  isCardForm: false,
  allowedCountries: [],
  restrictedCountries: [],
  tagRestrictedCountries: {},
  allowedCurrencies: [],
  restrictedCurrencies: [],
  allowEmails: [],
  allowTags: [],
  min: null,
  max: null,
  withdrawMin: null,
  withdrawMax: null,
  networks: [],
  ...over,
});

const NOBODY = { countryCode: 'DE', currencyCode: 'EUR', email: null, tags: [] };

test('WDR-11 OP-070 methods that can be withdrawn with are listed even if hidden, and no others', () => {
  const rows = [
    method({ id: 'shown' }),
    method({ id: 'hidden', hidden: true }),
    method({ id: 'noWithdrawal', withdrawalExist: false }),
    method({ id: 'inactive', isActive: false }),
    method({ id: 'coin', networks: ['TRC20'] }),
    method({ id: 'elsewhere', restrictedCountries: ['DE'] }),
  ];
  const { bank, crypto } = withdrawalMethods(rows, NOBODY);
  expect(bank.map(({ id }) => id)).toEqual(['shown', 'hidden']);
  expect(crypto.map(({ id }) => id)).toEqual(['coin']);
});

const bounds = (available: string | null = '200.00') =>
  withdrawalBounds(method({ withdrawMin: '20', withdrawMax: '500.00' }), available, 'EUR');

test.each([
  ['en', '1,5', 'amountBelow'],
  ['de', '25,5', null],
  ['en', '25.5', null],
  ['ar', '٢٥٫٥', null],
  ['de', '1.000', 'amountOverBalance'],
  ['en', '', 'required'],
  ['en', '-25', 'amountFormat'],
  ['en', '1e309', 'amountFormat'],
  ['en', '25.123456789', 'amountDecimals'],
  ['en', '0', 'amountZero'],
  ['en', '19.99', 'amountBelow'],
  ['en', '20', null],
  ['en', '200', null],
  ['en', '200.01', 'amountOverBalance'],
] as const)('VAL-34 OP-106 in %s "%s" is judged as typed there: %s', (locale, text, complaint) => {
  expect(checkAmount(localeOf(locale), text, 'EUR', bounds())).toBe(complaint);
});

test('the most of a method bounds where more is there; without figures nothing does', () => {
  expect(checkAmount(localeOf('en'), '501', 'EUR', bounds('9999'))).toBe('amountAbove');
  expect(checkAmount(localeOf('en'), '501', 'EUR', withdrawalBounds(method({}), null, 'EUR'))).toBeNull();
  expect(bounds('abc').available).toBeNull();
  expect(toMinor('20', 'EUR')).toBe(bounds().min);
});

test('VAL-33 a bank wants a name, an account number and a valid e-mail', () => {
  expect(FIELDS.bank).toEqual(['beneficiaryName', 'beneficiaryAccountNumber', 'email']);
  for (const field of FIELDS.bank) expect(FIELD_CHECKS[field](' ')).toBe('required');
  expect(FIELD_CHECKS.email('maria@')).toBe('emailInvalid');
});

test.each(['DE89 3704 0044 0532 0130 00', '12-34-56', '１２３４', 'maria@example.com', '+55 11 91234-5678', '7'])(
  'A18 VAL-33 the account %s is one of some method',
  (account) => expect(FIELD_CHECKS.beneficiaryAccountNumber(account)).toBeNull(),
);

test.each([
  ['bitcoin', 'Bitcoin'],
  ['coins', 'Tether (USDT)'],
  ['crypto_pay', 'Coins'],
])('B03 %s without networks is crypto, and asks for no network', (name, title) => {
  const coin = method({ id: 'coin', name, title });
  const { bank, crypto } = withdrawalMethods([coin], NOBODY);
  expect([bank, crypto]).toEqual([[], [coin]]);
  expect(fieldsOf(coin)).toEqual(['walletAddress']);
  expect(fieldsOf({ ...coin, networks: ['TRC20'] })).toEqual(['network', 'walletAddress']);
});

test.each(['Visa', 'Untethered transfer', 'Ethics bank'])('%s is no crypto', (title) => {
  expect(wayOf({ name: 'x', title, networks: [] })).toBe('bank');
});

test('VAL-34 a wallet wants an address without blanks and a network', () => {
  expect(FIELDS.crypto).toEqual(['network', 'walletAddress']);
  for (const field of FIELDS.crypto) expect(FIELD_CHECKS[field]('')).toBe('required');
  expect(checkWalletAddress('TR7N HqjeK')).toBe('invalid');
  expect(checkWalletAddress(' TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t ')).toBeNull();
});

const quote = (over: Partial<Quote> = {}): Quote => ({
  id: 'q1',
  credit: '100.00',
  receive: '98.00',
  networkFee: '1.00',
  fee: '1.00',
  currency: 'EUR',
  receiveCurrency: 'EUR',
  createdAt: '2026-11-22T10:00:00Z',
  expiresAt: '2026-11-22T10:01:00Z',
  ...over,
});

test('a quote holds by the clock of the backend, whatever the device says', () => {
  for (const now of [0, Date.parse('2026-11-22T10:00:00Z'), Date.parse('2030-01-01')])
    expect(holdsForMs(quote(), now)).toBe(60_000);
  const half = Date.parse('2026-11-22T10:00:30Z');
  expect(holdsForMs(quote({ createdAt: null }), half)).toBe(30_000);
  expect(holdsForMs(quote({ expiresAt: 'soon' }), half)).toBe(0);
  expect(holdsForMs(quote({ expiresAt: '2026-11-22T09:59:00Z' }), half)).toBe(0);
});

test('figures are the same only if every one is', () => {
  expect(sameFigures(quote(), quote({ id: 'q2', expiresAt: 'x' }))).toBe(true);
  for (const figure of ['credit', 'receive', 'networkFee', 'fee', 'currency', 'receiveCurrency'] as const)
    expect(sameFigures(quote(), quote({ [figure]: '9' }))).toBe(false);
});

const withdrawal = (over: Partial<Withdrawal> = {}): Withdrawal => ({
  id: 'w1',
  reference: 'W-1',
  amount: '100.00',
  currency: 'EUR',
  status: 'pending',
  createdAt: '',
  beneficiaryName: 'Maria',
  beneficiaryAccountNumber: 'DE89',
  email: 'm@example.com',
  walletAddress: null,
  network: null,
  methodId: '1',
  method: 'Visa',
  receive: null,
  reason: null,
  canCancel: true,
  stages: [],
  expectedAt: null,
  ...over,
});
const WANTED = {
  methodId: '1',
  amount: '100',
  currency: 'EUR',
  beneficiaryName: 'Maria',
  beneficiaryAccountNumber: 'DE89',
  email: 'm@example.com',
};

test('what another tab asked for, alike in everything and not seen here, is found', () => {
  const none = new Set<string>();
  expect(findDuplicate([withdrawal()], none, WANTED)?.id).toBe('w1');
  expect(findDuplicate([withdrawal()], new Set(['w1']), WANTED)).toBeNull();
  for (const other of [
    { amount: '99.00' },
    { methodId: '2' },
    { email: 'o@example.com' },
    { status: 'cancelled' as const },
  ])
    expect(findDuplicate([withdrawal(other)], none, WANTED)).toBeNull();
});

test('three statuses are under way, five are ends', () => {
  expect(TRANSACTION_STATUSES.filter((status) => !isOver({ status }))).toEqual(['pending', 'confirmed', 'processing']);
});

test('a quote that ran out or has changed is stale, nothing else', () => {
  expect(['QUOTE_EXPIRED', 'QUOTE_CHANGED', 'VALIDATION', undefined].map(isStaleQuote)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
