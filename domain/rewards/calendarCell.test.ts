import fc from 'fast-check';
import { addDays, weekdayOf } from '../time/day';
import { calendarCells, rewardOf, type CellRules } from './calendarCell';
import type { RakebackDay } from './rakebackDay';

const TODAY = '2026-11-20';
const PLAYER: CellRules = { signedIn: true, claimYesterday: true, currency: 'EUR' };
const record = (offset: number, over: Partial<RakebackDay> = {}): RakebackDay => ({
  day: addDays(TODAY, offset),
  bonusId: `b${offset}`,
  amount: '4.82',
  paidAt: null,
  ...over,
});
const at = (offset: number, records: readonly RakebackDay[], rules = PLAYER) => {
  const cell = calendarCells(TODAY, records, rules).find(({ date }) => date === addDays(TODAY, offset))!;
  return { ...cell, reward: rewardOf(cell, TODAY) };
};

test('ENT-21 RAKE-05 a cell holds its day and the record of that day', () => {
  expect(at(0, [record(0), record(1, { amount: '9' })])).toMatchObject({
    dayDate: 20,
    date: '2026-11-20',
    day: 'FRI',
    month: 'NOV',
    ended: false,
    future: false,
    today: true,
    showButton: true,
    bonus: 1,
    amount: 482n,
    bonusId: 'b0',
    paidAt: null,
  });
  expect(at(-4, [record(0)])).toMatchObject({
    dayDate: 16,
    day: 'MON',
    ended: true,
    future: false,
    today: false,
    showButton: false,
    bonus: 0,
    amount: 0n,
    bonusId: null,
    paidAt: null,
  });
  expect(at(11, [])).toMatchObject({ dayDate: 1, date: '2026-12-01', month: 'DEC', future: true });
});

test.each([
  [-2, true, true, false],
  [-1, true, true, true],
  [0, true, true, true],
  [1, true, true, false],
  [-1, true, false, false],
  [0, true, false, true],
  [-1, false, true, false],
  [0, false, true, false],
])(
  'RAKE-11 the button %i days from today, signed in %s, yesterday claimed %s: %s',
  (offset, signedIn, claimYesterday, shown) => {
    expect(at(offset, [record(offset)], { ...PLAYER, signedIn, claimYesterday }).showButton).toBe(shown);
  },
);

test.each([
  ['today', 0, {}, 'claimable', 'b0'],
  ['yesterday, which says "not claimed" and still may be (OP-089)', -1, {}, 'notClaimed', 'b-1'],
  ['the day before', -2, {}, 'notClaimed', null],
  ['tomorrow', 1, {}, 'locked', null],
  ['today, claimed', 0, { paidAt: '2026-11-20T08:00:00Z' }, 'claimed', null],
  ['today, nothing', 0, { amount: '0' }, 'playToWin', null],
  ['today, less than the least coin', 0, { amount: '0.004' }, 'playToWin', null],
] as const)('%s', (_, offset, over, state, claim) => {
  expect(at(offset, [record(offset, over)]).reward).toMatchObject({ state, claim });
});

test('from every date there are 28 days that follow one another, Monday first, with today in the second week', () => {
  const day = fc.integer({ min: 0, max: 366 * 9 }).map((count) => addDays('2024-01-01', count));
  fc.assert(
    fc.property(day, (today) => {
      const dates = calendarCells(today, [], PLAYER).map(({ date }) => date);
      expect(new Set(dates).size).toBe(28);
      expect(weekdayOf(dates[0]!)).toBe(0);
      expect(dates.slice(7, 14)).toContain(today);
      expect(dates.at(-1)).toBe(addDays(dates[0]!, 27));
    }),
  );
});
