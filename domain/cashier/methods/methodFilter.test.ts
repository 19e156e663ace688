import { chosenMethod, needsCpf, type PaymentMethod } from './paymentMethod';
import { isOffered, methodsFor, staysChosen, type Payer } from './methodFilter';

const method = (over: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id: '1',
  name: 'visa',
  title: 'Visa',
  description: null,
  picture: null,
  order: 0,
  hidden: false,
  isActive: true,
  withdrawalExist: false,
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
const PAYER: Payer = { countryCode: 'DE', currencyCode: 'EUR', email: 'Maria@Example.com', tags: ['vip'] };

type Row = [what: string, over: Partial<PaymentMethod>, payer: Partial<Payer>, offered: boolean];
const judge = ([, over, payer, offered]: Row) => expect(isOffered(method(over), { ...PAYER, ...payer })).toBe(offered);
const each = (rows: Row[]) => rows.forEach((row) => judge(row));

test('PAY-05 country lists: allowed, restricted, and by tag', () => {
  each([
    ['no list', {}, {}, true],
    ['allowed', { allowedCountries: ['DE', 'AT'] }, {}, true],
    ['not among the allowed', { allowedCountries: ['AT'] }, {}, false],
    ['small letters', { allowedCountries: ['de'] }, {}, true],
    ['restricted', { restrictedCountries: ['DE'] }, {}, false],
    ['restrict beats allow', { allowedCountries: ['DE'], restrictedCountries: ['DE'] }, {}, false],
    ['no country known, some allowed', { allowedCountries: ['DE'] }, { countryCode: null }, false],
    ['no country known, some restricted', { restrictedCountries: ['DE'] }, { countryCode: null }, true],
    ['matched', { allowTags: ['VIP'], tagRestrictedCountries: { matched: ['DE'] } }, {}, false],
    ['matched, elsewhere', { allowTags: ['vip'], tagRestrictedCountries: { matched: ['AT'] } }, {}, true],
    ['matched without an allowed tag', { tagRestrictedCountries: { matched: ['DE'] } }, {}, true],
    ['unmatched', { tagRestrictedCountries: { unmatched: ['DE'] } }, {}, false],
    ['unmatched, but it matches', { allowTags: ['vip'], tagRestrictedCountries: { unmatched: ['DE'] } }, {}, true],
    ['under a tag the player has', { tagRestrictedCountries: { Vip: ['DE'] } }, {}, false],
    ['under a tag of others', { tagRestrictedCountries: { risk: ['DE'] } }, {}, true],
    ['default', { tagRestrictedCountries: { default: ['DE'] } }, {}, false],
    ['a tag stands in place of the default', { tagRestrictedCountries: { vip: ['AT'], default: ['DE'] } }, {}, true],
  ]);
});

test('PAY-06 currency lists: allowed and restricted', () => {
  each([
    ['allowed', { allowedCurrencies: ['EUR'] }, {}, true],
    ['not among the allowed', { allowedCurrencies: ['USD'] }, {}, false],
    ['restricted', { restrictedCurrencies: ['eur'] }, {}, false],
    ['restrict beats allow', { allowedCurrencies: ['EUR'], restrictedCurrencies: ['EUR'] }, {}, false],
    ['none known', { allowedCurrencies: ['EUR'] }, { currencyCode: null }, false],
  ]);
});

test('PAY-07 the list of e-mail addresses, capitals or not', () => {
  each([
    ['listed', { allowEmails: ['maria@example.com'] }, {}, true],
    ['not listed', { allowEmails: ['other@example.com'] }, {}, false],
    ['none known', { allowEmails: ['maria@example.com'] }, { email: null }, false],
  ]);
});

test('PAY-08 the list of tags', () => {
  each([
    ['one of them', { allowTags: ['risk', 'Vip'] }, {}, true],
    ['none of them', { allowTags: ['risk'] }, {}, false],
    ['a player without tags', { allowTags: ['vip'] }, { tags: [] }, false],
  ]);
});

test('PAY-09 active, or the carouseller', () => {
  each([
    ['inactive', { isActive: false }, {}, false],
    ['the carouseller', { isActive: false, name: 'Carouseller' }, {}, true],
  ]);
});

test('PAY-10 a hidden one only with a withdrawal, and never among those to deposit with', () => {
  each([
    ['hidden', { hidden: true }, {}, false],
    ['hidden, with a withdrawal', { hidden: true, withdrawalExist: true }, {}, true],
  ]);
  const hidden = method({ hidden: true, withdrawalExist: true });
  expect(methodsFor([hidden], PAYER, 'deposit')).toEqual([]);
  expect(methodsFor([hidden], PAYER, 'withdrawal')).toEqual([hidden]);
});

test('PAY-11 highest order first, equal ones in their own order', () => {
  const rows = [method({ id: 'a' }), method({ id: 'b', order: 5 }), method({ id: 'c' }), method({ id: 'd', order: 9 })];
  expect(methodsFor(rows, PAYER, 'deposit').map(({ id }) => id)).toEqual(['d', 'b', 'a', 'c']);
});

test('PAY-15 a hidden active method does not stay chosen, unless one withdraws with it', () => {
  const rows: [over: Partial<PaymentMethod>, deposit: boolean, withdrawal: boolean][] = [
    [{}, true, true],
    [{ hidden: true }, false, false],
    [{ hidden: true, withdrawalExist: true }, false, true],
    [{ hidden: true, isActive: false }, true, true],
    [{ isActive: false }, true, true],
  ];
  for (const [over, deposit, withdrawal] of rows) {
    expect(staysChosen(method(over), 'deposit')).toBe(deposit);
    expect(staysChosen(method(over), 'withdrawal')).toBe(withdrawal);
  }
});

test('CONST-06 Visa is chosen before anybody chose, else what the address names, else the first', () => {
  const [skrill, visa] = [method({ name: 'Skrill' }), method({ name: 'VISA' })];
  expect(chosenMethod([skrill, visa], null)).toBe(visa);
  expect(chosenMethod([skrill, visa], 'skrill')).toBe(skrill);
  expect(chosenMethod([skrill, visa], 'nobody')).toBe(visa);
  expect(chosenMethod([skrill], null)).toBe(skrill);
  expect(chosenMethod([], null)).toBeNull();
});

test('the Brazilian method alone asks for a CPF', () => {
  expect([needsCpf({ name: 'Pix' }), needsCpf({ name: 'pix_br' }), needsCpf({ name: 'visa' })]).toEqual([
    true,
    true,
    false,
  ]);
});
