import fc from 'fast-check';
import { limitsLeft, nearestLimit } from './nearLimit';
import { isTooDear, stakesInPrice } from './bonusBuy';
import { secondsSince } from '@/domain/format/duration';
import { minutesToCheck, msToCheck } from './playSession';

describe('time', () => {
  test('is counted by the clock of the server, whatever that of the device says', () => {
    expect(secondsSince(10_000, 2_000, 20_000)).toBe(12);
    expect(secondsSince(10_000, 2_000, 0)).toBe(0);
  });

  test('to the next reality check runs out, and one that is due stays due', () => {
    const check = { minutes: 1, due: false, at: 70_000 };
    expect(msToCheck({ ahead: 2_000, check }, 60_000)).toBe(8_000);
    expect(msToCheck({ ahead: 2_000, check }, 90_000)).toBe(0);
    expect(msToCheck({ ahead: 2_000, check: { ...check, at: null } }, 0)).toBeNull();
    expect(msToCheck({ ahead: 2_000, check: { minutes: 1, due: true, at: null } }, 0)).toBe(0);
  });
});

test.each([
  [null, null],
  [60_000, 1],
  [60_999, 1], // a clock that is a little behind
  [61_001, 2],
  [0, 1],
  [-5_000, 1],
  [18 * 60_000, 18],
])('a reality check %s ms from now comes in %s minutes', (ms, minutes) => {
  const check = { minutes: 30, due: false, at: ms === null ? null : 1_000 + ms };
  expect(minutesToCheck({ check }, 1_000)).toBe(minutes);
});

describe('a limit that comes near', () => {
  const limit = (amount: string | null, used: string | null, over = {}) => ({
    kind: 'loss' as const,
    period: 0 as const,
    currency: 'EUR',
    pending: null,
    amount,
    used,
    ...over,
  });

  test('is told from four fifths on, the fullest one first, with what is left', () => {
    expect(nearestLimit([limit('50.00', '39.99'), limit(null, '900.00')])).toBeNull();
    expect(nearestLimit([limit('50.00', '40.00')])).toMatchObject({ left: '10.00', reached: false });
    const both = [limit('50.00', '45.00'), limit('100.00', '95.00', { kind: 'bet', period: 1 })];
    expect(nearestLimit(both)).toMatchObject({ kind: 'bet', period: 1, left: '5.00' });
    expect(nearestLimit([limit('50.00', '60.00')])).toMatchObject({ left: '0.00', reached: true });
    expect(nearestLimit([limit('0.00', '0.00')])).toMatchObject({ reached: true });
    expect(nearestLimit([limit('50.00', null)])).toBeNull();
  });

  test.each([
    ['none is set', [limit(null, '9.00')], []],
    ['the highest single bet has no period', [limit('5.00', '0.00', { kind: 'maxBet', period: null })], []],
    ['what is used is not known', [limit('50.00', null)], ['loss 0  free']],
    ['little is used', [limit('50.00', '0.40')], ['loss 0 49.60 free']],
    ['just below three quarters', [limit('50.00', '37.49')], ['loss 0 12.51 free']],
    ['three quarters are used', [limit('50.00', '37.50')], ['loss 0 12.50 near']],
    ['all is used', [limit('50.00', '50.00')], ['loss 0 0.00 used']],
    ['more than all is used', [limit('50.00', '60.00')], ['loss 0 0.00 used']],
    ['nothing is allowed', [limit('0.00', '0.00')], ['loss 0 0.00 used']],
    ['more was won than lost', [limit('50.00', '-5.00')], ['loss 0 55.00 free']],
    [
      'several are set: the fullest first, losses before stakes before deposits',
      [
        limit('10.00', '1.00', { kind: 'deposit', period: 2 }),
        limit('10.00', '1.00', { kind: 'bet', period: 1 }),
        limit('10.00', '1.00', { period: 2 }),
        limit('10.00', '1.00'),
        limit('10.00', '8.00', { kind: 'bet' }),
      ],
      ['bet 0 2.00 near', 'loss 0 9.00 free', 'loss 2 9.00 free', 'bet 1 9.00 free', 'deposit 2 9.00 free'],
    ],
  ])('what is left of every limit, where %s', (_, limits, left) => {
    expect(limitsLeft(limits).map((one) => [one.kind, one.period, one.left, one.tone].join(' '))).toEqual(left);
  });

  test('is one of play: deposits and the highest single bet are none', () => {
    expect(nearestLimit([limit('50.00', '50.00', { kind: 'deposit' })])).toBeNull();
    expect(nearestLimit([limit('50.00', '50.00', { kind: 'maxBet', period: null })])).toBeNull();
  });

  test('never has less than nothing left', () => {
    const cents = fc.integer({ min: 0, max: 100_000 });
    const decimal = (value: number) => (value / 100).toFixed(2);
    fc.assert(
      fc.property(cents, cents, (amount, used) => {
        const near = nearestLimit([limit(decimal(amount), decimal(used))]);
        expect(near !== null).toBe(used * 10 >= amount * 8);
        if (near) expect(near.left.startsWith('-')).toBe(false);
      }),
    );
  });
});

describe('the price of a bonus buy', () => {
  const ask = (price: string, stake = '1.00', currency = 'EUR') => ({ price, stake, currency });

  test.each([
    [ask('75.00'), 75],
    [ask('37.50', '0.50'), 75],
    [ask('75', '1', 'JPY'), 75],
    [ask('75.50'), null],
    [ask('75.00', '0.00'), null],
    [ask('75.001'), null],
  ])('%o is told in stakes where it is a whole number of them: %p', (asked, times) => {
    expect(stakesInPrice(asked)).toBe(times);
  });

  const ofReal = (amount: string, currency: string) => ({
    amount,
    currency,
    parts: { realMoney: amount, bonus: '0' },
    withBonus: false,
    bonusApart: false,
  });

  test.each([
    ['74.99', 'EUR', true],
    ['75.00', 'EUR', false],
    ['9', 'JPY', false],
  ])('of 75.00 EUR is above %s %s: %p; of another currency nobody knows', (amount, currency, dear) => {
    expect(isTooDear(ask('75.00'), { balance: ofReal(amount, currency) })).toBe(dear);
  });

  test('E02 is paid with real money alone, however much bonus money there is', () => {
    const balance = { ...ofReal('74.99', 'EUR'), amount: '174.99', withBonus: true };
    expect(isTooDear(ask('75.00'), { balance })).toBe(true);
  });

  test('is not above a balance that is not known', () => {
    expect(isTooDear(ask('75.00'), { balance: null })).toBe(false);
    expect(isTooDear(ask('75.00'), { balance: { ...ofReal('1.00', 'EUR'), parts: null } })).toBe(false);
  });
});
