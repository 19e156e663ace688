/** @jest-environment node */
import fc, { type Arbitrary } from 'fast-check';
import { toCountries, toCurrencies } from '@/services/account/catalogue';
import { toUserDetails } from '@/services/account/userDetails';
import { bonusRowsIn, toActiveBonus, toOffer } from '@/services/bonuses/bonusWire';
import { toPaymentMethod } from '@/services/cashier/cashierWire';
import { toLocation } from '@/services/country/location';
import { Malformed } from '@/services/http/parse';
import { toCategories } from '@/services/lobby/games';
import { toAward } from '@/services/rewards/award';
import { claimedIn, rakebackDaysIn } from '@/services/rewards/rakebackWire';

/** Random answers for each of nine readers: more than 10,000 together. */
const RUNS = 1_200;

/** A value in one of the forms in which a backend may write it, and what it says; null where it says nothing. */
type Told<T> = { wire: unknown; is: T | null };

const untold = fc.constantFrom(undefined, null, '', 'n/a', '–', {}, [], true).map((wire) => ({ wire, is: null }));
const toldAmount = fc.integer({ min: 0, max: 1e9 }).chain((cents) => {
  const is = cents / 100;
  return fc.constantFrom<unknown>(is, is.toFixed(2), `${cents}e-2`, ` ${is} `).map((wire) => ({ wire, is }));
});
const amount: Arbitrary<Told<number>> = fc.oneof(toldAmount, untold);
const id: Arbitrary<Told<string>> = fc
  .integer({ min: 1, max: 1e9 })
  .chain((value) => fc.constantFrom<unknown>(value, String(value)).map((wire) => ({ wire, is: String(value) })));
const currency = fc.constantFrom('EUR', 'USD', 'BTC', 'JPY');
const maybe = <T>(value: Arbitrary<T>) => fc.option(value, { nil: undefined });
/** Keys that nobody knows. */
const extras = fc.dictionary(
  fc.string({ maxLength: 5 }).map((key) => `x-${key}`),
  fc.jsonValue({ maxDepth: 1 }),
  { maxKeys: 2 },
);
/** What the site reads is JSON, and a key without a value is absent. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const snaked = (value: object) =>
  Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), each]),
  );

const wired = (values: Record<string, Told<unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([key, { wire }]) => [key, wire]));

/** What was read says what was told, no more and no less. */
function expectTold(read: string | number | null, { is }: Told<number>) {
  if (is === null) expect(read).toBeNull();
  else expect(Number(read)).toBe(is);
}

/** No value of the program itself stands in what a screen may show. */
const expectWords = (read: unknown) => expect(JSON.stringify(read)).not.toMatch(/undefined|NaN|\[object|Infinity/);

const check = <T>(answers: Arbitrary<T>, property: (answer: T) => void) =>
  fc.assert(
    fc.property(answers, (answer) => {
      property(answer);
    }),
    { numRuns: RUNS },
  );

/** The result of a reader, or null where it says that the answer cannot be read. */
function unlessMalformed<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Malformed) return null;
    throw error;
  }
}

const MONEY = ['realMoney', 'bonus', 'wager', 'depositWager', 'rollover'] as const;
const money = fc.record(Object.fromEntries(MONEY.map((name) => [name, amount])) as Record<string, typeof amount>);

test('the player: no balance and no currency that the answer does not tell', () => {
  const answers = fc.record({
    userId: id,
    money,
    own: maybe(currency),
    account: maybe(currency),
    totalDeposit: amount,
    form: fc.constantFrom('object', 'list', 'absent'),
    extras,
  });
  check(answers, ({ userId, money: told, own, account, totalDeposit, form, extras: more }) => {
    const wallet = { ...more, ...wired(told), currencyCode: own };
    const userWallet = form === 'object' ? wallet : form === 'list' ? [wallet] : undefined;
    const getUser = { ...more, userId: userId.wire, currencyCode: account };
    const details = toUserDetails(sent({ ...more, getUser, userWallet, totalDeposit: totalDeposit.wire }));
    expectWords(details);
    expect(details.user.userId).toBe(userId.is);
    expectTold(details.totalDeposit, totalDeposit);
    const named = own ?? account;
    expect(details.wallets.map(({ currencyCode }) => currencyCode)).toEqual(
      form === 'absent' || named === undefined ? [] : [named],
    );
    for (const read of details.wallets) for (const name of MONEY) expectTold(read[name], told[name]!);
  });
});

const figures = fc.record({
  bonusAmount: amount,
  maxBonusThreshold: amount,
  minDeposit: amount,
  wageringMultiplier: amount,
});
const bonus = fc.record({
  id,
  figures,
  currency: maybe(currency),
  type: fc.constantFrom('deposit', 'no_deposit', 'freespins', 'instant_cashback', 'instant cashback'),
  snake: fc.boolean(),
  extras,
});
const bonusWire = ({ id: { wire }, figures: told, currency: code, type, snake, extras: more }: BonusAnswer) => {
  const shown = { ...wired(told), currencyCode: code };
  return { ...more, id: wire, name: `b${String(wire)}`, type, ...(snake ? snaked(shown) : shown) };
};
type BonusAnswer = typeof bonus extends Arbitrary<infer Value> ? Value : never;

test('the offers: figures as they are told, in either spelling', () => {
  check(fc.array(bonus, { minLength: 1, maxLength: 3 }), (answers) => {
    const { rows } = bonusRowsIn(sent({ data: { bonus: { rows: answers.map(bonusWire) } } }), toOffer);
    expectWords(rows);
    expect(rows).toHaveLength(answers.length);
    for (const [index, { id: told, figures: known, currency: code }] of answers.entries()) {
      const read = rows[index]!;
      expect([read.id, read.currency]).toEqual([told.is, code ?? '']);
      expectTold(read.amount, known.bonusAmount);
      expectTold(read.maxAmount, known.maxBonusThreshold);
      expectTold(read.minDeposit, known.minDeposit);
      expectTold(read.multiplier, known.wageringMultiplier);
    }
  });
});

test('the active bonus, as an object or as its id alone', () => {
  check(fc.record({ bonus, form: fc.constantFrom('object', 'id') }), ({ bonus: told, form }) => {
    const read = toActiveBonus(sent(form === 'object' ? bonusWire(told) : told.id.wire));
    expectWords(read);
    expect(read?.userBonusId).toBe(told.id.is);
    expectTold(read?.amount ?? null, form === 'object' ? told.figures.bonusAmount : { wire: null, is: null });
  });
});

test('the days of rakeback, of which an amount that is none is 0 (ENT-20), and a claim, of which it is unknown', () => {
  const day = fc.record({
    day: fc.integer({ min: 1, max: 28 }),
    instant: fc.boolean(),
    bonusId: id,
    amount,
    paid: fc.boolean(),
    extras,
  });
  check(fc.uniqueArray(day, { minLength: 1, maxLength: 28, selector: (each) => each.day }), (answers) => {
    const dayOf = (number: number) => `2026-03-${String(number).padStart(2, '0')}`;
    const rows = answers.map(({ day: number, instant, bonusId, amount: told, paid, extras: more }) => ({
      ...more,
      canClaimDate: dayOf(number) + (instant ? 'T00:00:00.000Z' : ''),
      bonusId: bonusId.wire,
      amount: told.wire,
      paidAt: paid ? '2026-03-30T10:00:00Z' : null,
    }));
    const days = rakebackDaysIn(sent({ data: { days: rows } }));
    expectWords(days);
    expect(days.map((read) => [read.day, Number(read.amount)])).toEqual(
      answers.map(({ day: number, amount: told }) => [dayOf(number), told.is ?? 0]),
    );
    expectTold(claimedIn(sent({ data: rows[0] })).amount, answers[0]!.amount);
  });
});

test('the award: figures or none, and no currency of its own', () => {
  check(fc.record({ ngr: amount, percent: amount, currency: maybe(currency), extras }), (told) => {
    const figuresOf = { ngr: told.ngr.wire, percent: told.percent.wire, currencyCode: told.currency };
    const wire = { data: { userCalendarData: { ...told.extras, ...figuresOf } } };
    const award = unlessMalformed(() => toAward(sent(wire)));
    if (told.ngr.is === null || told.percent.is === null) {
      expect(award).toBeNull();
      return;
    }
    expectTold(award!.ngr, told.ngr);
    expectTold(award!.percent, told.percent);
    expect(award!.currency).toBe(told.currency ?? null);
  });
});

test('the ways to pay: bounds as they are told, and none for those that are not', () => {
  const answers = fc.record({ id, min: amount, max: amount, withdrawMin: amount, withdrawMax: amount, extras });
  check(answers, ({ id: told, extras: more, ...bounds }) => {
    const read = toPaymentMethod(sent({ ...more, id: told.wire, name: 'Card', ...wired(bounds) }));
    expectWords(read);
    expect(read?.id).toBe(told.is);
    for (const name of ['min', 'max', 'withdrawMin', 'withdrawMax'] as const) expectTold(read![name], bounds[name]);
    expect(read!.allowedCurrencies).toEqual([]);
  });
});

test('the location: no country and no currency that it does not tell', () => {
  const answers = fc.record({
    country: fc.constantFrom('DE', 'fr', '', null, undefined, 'Germany', 49),
    currencies: fc.array(currency, { maxLength: 3 }),
    objects: fc.boolean(),
    ipInfo: fc.constantFrom('1.2.3.4', ['1.2.3.4'], { ip: '1.2.3.4' }, undefined, null, 7),
    extras,
  });
  check(answers, ({ country, currencies, objects, ipInfo, extras: more }) => {
    const listed = objects ? currencies.map((code) => ({ code })) : currencies;
    const read = toLocation(sent({ data: { location: { ...more, country, currencies: listed, ipInfo } } }));
    expectWords(read);
    expect(read.country).toBe(country === 'DE' ? 'DE' : country === 'fr' ? 'FR' : null);
    expect(read.currencies).toEqual(currencies);
  });
});

test('countries, with calling codes in every form, and currencies', () => {
  const code = fc.constantFrom<unknown>('+49', '49', 49, null, undefined, '', 'none');
  const country = fc.record({ countryId: id, name: maybe(fc.string()), code, extras });
  check(fc.array(country, { minLength: 1, maxLength: 5 }), (answers) => {
    const rows = answers.map(({ countryId, name, code: phoneCode, extras: more }) => ({
      ...more,
      countryId: countryId.wire,
      code: 'DE',
      name,
      phoneCode,
    }));
    const read = toCountries(sent({ data: { countries: { rows }, allCountries: undefined } }));
    expectWords(read);
    for (const [index, { code: told }] of answers.entries())
      expect(read.all[index]!.phoneCode).toBe(/^\+?49$/.test(String(told)) ? '49' : '');
    expect(toCurrencies(sent({ data: { currencies: rows.map(() => ({ code: 'EUR' })) } }))).toHaveLength(rows.length);
  });
});

test('categories, as objects or ids, keep their order', () => {
  const category = fc.record({ id, order: fc.integer({ min: 0, max: 9 }), objects: fc.boolean(), extras });
  check(fc.array(category, { minLength: 1, maxLength: 8 }), (answers) => {
    const rows = answers.map(({ id: told, order, objects, extras: more }) =>
      objects ? { ...more, id: told.wire, name: `n${told.is}`, order } : told.wire,
    );
    const read = toCategories(sent({ data: { topCategoryList: rows } }));
    expectWords(read);
    expect(read.map((each) => each.id).sort()).toEqual(answers.map((each) => each.id.is).sort());
    expect(read.map(({ order }) => order)).toEqual(read.map(({ order }) => order).sort((a, b) => a - b));
  });
});
