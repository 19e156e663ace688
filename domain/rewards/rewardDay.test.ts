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
        for (const { amount } of sampleCalendar(TODAY, () => value)) {
          expect(amount).toBeGreaterThanOrEqual(100n);
          expect(amount).toBeLessThanOrEqual(100_000n);
        }
      }),
    );
    expect(sampleCalendar(TODAY, () => 0)[0]?.amount).toBe(100n);
    expect(sampleCalendar(TODAY, () => 1 - Number.EPSILON)[0]?.amount).toBe(100_000n);
  });

  it('RAKE-14 count as paid up to today, and are locked from tomorrow on', () => {
    const days = sampleCalendar(TODAY);
    expect(days).toHaveLength(28);
    for (const { day, state } of days) expect(state).toBe(day <= TODAY ? 'claimed' : 'locked');
  });

  it('L24 keep their amounts on every load, and when the window moves on', () => {
    const before = new Map(sampleCalendar(TODAY).map(({ day, amount }) => [day, amount]));
    expect(new Set(before.values()).size).toBeGreaterThan(20);
    const later = sampleCalendar(addDays(TODAY, 3)).filter(({ day }) => before.has(day));
    expect(later).toHaveLength(21);
    for (const { day, amount } of later) expect(amount).toBe(before.get(day));
  });

  it('L24 are small for the most part: half of four years below €50, eight in ten below €400', () => {
    const amounts = Array.from({ length: 52 }, (_, week) => sampleCalendar(addDays(TODAY, 28 * week)))
      .flat()
      .map(({ amount }) => amount);
    const below = (cents: bigint) => amounts.filter((amount) => amount < cents).length / amounts.length;
    expect(below(5_000n)).toBeGreaterThan(0.5);
    expect(below(40_000n)).toBeGreaterThan(0.8);
  });
});
