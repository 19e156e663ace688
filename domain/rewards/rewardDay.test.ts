import fc from 'fast-check';
import { addDays } from '../time/day';
import { rewardState, type Reward } from './rewardDay';
import { sampleCalendar } from './sampleDays';

const TODAY = '2026-11-20';
const PAID = '2026-11-19T08:00:00Z';
const due: Reward = { amount: 482n, paidAt: null, showButton: true };

describe('RAKE-07 RAKE-08 RAKE-10 how a reward stands on its day', () => {
  it.each([
    ['RAKE-06 paid', -3, { ...due, paidAt: PAID }, 'claimed'],
    ['RAKE-06 paid today', 0, { ...due, paidAt: PAID }, 'claimed'],
    ['RAKE-07 over and not paid', -3, due, 'notClaimed'],
    ['RAKE-07 yesterday, though it may still be claimed (OP-089)', -1, due, 'notClaimed'],
    ['RAKE-08 today, and the player may claim', 0, due, 'claimable'],
    ['RAKE-08 today without the right to claim (OP-089)', 0, { ...due, showButton: false }, 'locked'],
    ['RAKE-09 tomorrow', 1, due, 'locked'],
    ['RAKE-10 nothing to come', 5, { ...due, amount: 0n }, 'playToWin'],
    ['RAKE-10 nothing on a past day', -5, { ...due, amount: 0n }, 'playToWin'],
    ['nothing, though marked as paid', -5, { ...due, amount: 0n, paidAt: PAID }, 'playToWin'],
    ['less than nothing', 0, { ...due, amount: -1n }, 'playToWin'],
  ] as const)('%s, %d days from today', (_, offset, reward, state) => {
    expect(rewardState(addDays(TODAY, offset), TODAY, reward)).toBe(state);
  });
});

describe('the sample days of guests', () => {
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

  it('RAKE-13 hold amounts from 1 to 1000 in whole cents', () => {
    fc.assert(
      fc.property(chance, (value) => {
        for (const { amount } of sampleCalendar(() => value)(TODAY)) {
          expect(amount).toBeGreaterThanOrEqual(100n);
          expect(amount).toBeLessThanOrEqual(100_000n);
        }
      }),
    );
    expect(sampleCalendar(() => 0)(TODAY)[0]?.amount).toBe(100n);
    expect(sampleCalendar(() => 1 - Number.EPSILON)(TODAY)[0]?.amount).toBe(100_000n);
  });

  it('RAKE-14 count as paid up to today, and are locked from tomorrow on', () => {
    const days = sampleCalendar(() => 0.5)(TODAY);
    expect(days).toHaveLength(28);
    for (const { day, state } of days) expect(state).toBe(day <= TODAY ? 'claimed' : 'locked');
  });

  it('keep their amounts from one look to the next, and when the window moves on', () => {
    const values = [...Array(40).keys()].map((index) => index / 40);
    const calendarOn = sampleCalendar(() => values.pop() ?? 0);
    const before = new Map(calendarOn(TODAY).map(({ day, amount }) => [day, amount]));
    expect(new Set(before.values()).size).toBe(28);
    expect(new Map(calendarOn(TODAY).map(({ day, amount }) => [day, amount]))).toEqual(before);
    const later = calendarOn(addDays(TODAY, 3)).filter(({ day }) => before.has(day));
    expect(later).toHaveLength(21);
    for (const { day, amount } of later) expect(amount).toBe(before.get(day));
  });
});
