import fc from 'fast-check';
import { calendarCells, rewardOf } from './calendarCell';
import { rakebackDays } from './calendarDays';
import { addDays } from '../time/day';
import type { RewardDay } from './rewardDay';
import { windowSums } from './windowSums';

const TODAY = '2026-11-20';
const RULES = { signedIn: true, claimYesterday: true, currency: 'EUR' };
const record = (offset: number, amount: string, paidAt: string | null = null) => ({
  day: addDays(TODAY, offset),
  bonusId: `b${offset}`,
  amount,
  paidAt,
});
const daysOf = (records: readonly ReturnType<typeof record>[], rules = RULES): RewardDay[] =>
  calendarCells(TODAY, records, rules).map((cell) => rewardOf(cell, TODAY));
const PAID = '2026-11-20T08:00:00Z';

it.each([
  ['nothing', [], [0n, 0n, 0n]],
  ['days of three ends', [record(-5, '3.12', PAID), record(-4, '2.85'), record(0, '4.82')], [312n, 482n, 285n]],
  ['yesterday, which may still be claimed', [record(-1, '2.10'), record(-2, '1.20')], [0n, 210n, 120n]],
  ['today, claimed', [record(0, '4.82', PAID)], [482n, 0n, 0n]],
  ['days to come', [record(1, '9.00'), record(7, '1.00')], [0n, 0n, 0n]],
  ['a day before the window', [record(-20, '5.00', PAID)], [0n, 0n, 0n]],
] as const)('%s', (_, records, [claimed, open, lapsed]) => {
  expect(windowSums(daysOf(records))).toEqual({ claimed, open, lapsed });
});

it('where yesterday is not claimed any more, it has lapsed', () => {
  expect(windowSums(daysOf([record(-1, '2.10')], { ...RULES, claimYesterday: false }))).toMatchObject({ lapsed: 210n });
});

it('no cent is in two sums, and none of what is past is in none', () => {
  const amounts = fc.array(fc.tuple(fc.integer({ min: 0, max: 99_999 }), fc.boolean()), {
    minLength: 28,
    maxLength: 28,
  });
  fc.assert(
    fc.property(amounts, (drawn) => {
      const [first] = rakebackDays(TODAY);
      const records = drawn.map(([cents, isPaid], index) => ({
        day: addDays(first!, index),
        bonusId: `b${index}`,
        amount: (cents / 100).toFixed(2),
        paidAt: isPaid && addDays(first!, index) <= TODAY ? PAID : null,
      }));
      const { claimed, open, lapsed } = windowSums(daysOf(records));
      const past = records.filter(({ day }) => day <= TODAY);
      expect(claimed + open + lapsed).toBe(past.reduce((sum, { amount }) => sum + BigInt(amount.replace('.', '')), 0n));
    }),
  );
});
