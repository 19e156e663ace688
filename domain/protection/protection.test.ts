import fc from 'fast-check';
import { localeOf } from '@/config/locales';
import { localDay } from '../time/day';
import { endOfDayEverywhere } from '../time/everywhere';
import { dayIn } from '../time/zone';
import { momentInWords, exclusionEndInWords } from './endInWords';
import { effectOf, holdsFrom, RAISE_WAIT_MS, usedShare, type LimitStanding } from './limitChange';
import { FREEZE_DAYS, LIMIT_PERIODS, LONG_EXCLUSIONS, SHORT_EXCLUSIONS } from './options';
import { referenceOf } from './reference';
import { exclusionOf } from './selfExclusion';
import { customDays, freezeEnd, selfExclusionEnd, fixedExclusionEnd } from './stopEnd';

const NOW = new Date(2026, 10, 21, 14, 24);
const day = (offset: number) => localDay(new Date(2026, 10, 21 + offset, 12));
const exclusion = (selfExclusion: string | null, isSelfExclusionPermanent = false, now = NOW) =>
  exclusionOf({ isSelfExclusionPermanent, selfExclusion, isSelfExclusionByClock: false }, now);

describe('self-exclusion', () => {
  it('SESS-09 holds for good, and through today and tomorrow, not through yesterday', () => {
    expect(exclusion(day(-1))).toBeNull();
    expect(exclusion(day(0))).toEqual({ forGood: false, day: day(0) });
    expect(exclusion(day(1))).toEqual({ forGood: false, day: day(1) });
    expect(exclusion(day(-1), true)).toEqual({ forGood: true });
    expect(exclusion(null)).toBeNull();
    expect(exclusion('')).toBeNull();
  });

  it('a day counts from its first to its last millisecond where the player is (SESS-09)', () => {
    const last = new Date(2026, 10, 21, 23, 59, 59, 999);
    expect(exclusion(day(0), false, last)).not.toBeNull();
    expect(exclusion(day(0), false, new Date(last.getTime() + 1))).toBeNull();
  });

  it('A08 OP-096 one by the clock counts to the millisecond', () => {
    const until = NOW.toISOString();
    const byClock = (now: Date) =>
      exclusionOf({ isSelfExclusionPermanent: false, selfExclusion: until, isSelfExclusionByClock: true }, now);
    expect(byClock(new Date(NOW.getTime() - 1))).toEqual({ forGood: false, until });
    expect(byClock(NOW)).toBeNull();
  });

  it.each([
    // The end as sent, the player's zone, the first instant after it.
    ['2026-11-23', 'UTC', '2026-11-24T00:00:00.000Z'],
    ['2026-11-23', 'America/Los_Angeles', '2026-11-24T08:00:00.000Z'],
    ['2026-11-23', 'Pacific/Auckland', '2026-11-23T11:00:00.000Z'],
    ['2026-11-23T00:00:00.000Z', 'UTC', '2026-11-24T00:00:00.000Z'],
    ['2026-11-23T00:00:00.000Z', 'America/Los_Angeles', '2026-11-24T08:00:00.000Z'],
    ['2026-11-23T00:00:00.000Z', 'Pacific/Auckland', '2026-11-23T11:00:00.000Z'],
    ['2026-11-23 00:00:00', 'Europe/Berlin', '2026-11-23T23:00:00.000Z'],
    ['2026-11-23T00:00:00+01:00', 'Europe/Berlin', '2026-11-23T23:00:00.000Z'],
    ['2026-11-23T00:00:00+14:00', 'America/Los_Angeles', '2026-11-24T08:00:00.000Z'],
    ['2026-11-23T23:59:59-08:00', 'America/Los_Angeles', '2026-11-24T08:00:00.000Z'],
    // Midnight in Berlin, sent in UTC: the player's day is the later one.
    ['2026-11-22T23:00:00.000Z', 'Europe/Berlin', '2026-11-23T23:00:00.000Z'],
    ['2026-11-23T14:24:00.000Z', 'Europe/Berlin', '2026-11-23T23:00:00.000Z'],
    // Days with a clock change, with 25 and 23 hours.
    ['2026-10-25T00:00:00.000Z', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
    ['2027-03-28T00:00:00.000Z', 'Europe/Berlin', '2027-03-28T22:00:00.000Z'],
  ])('A08 SESS-09 OP-096 an end %s in %s holds until %s', (selfExclusion, timeZone, end) => {
    const limits = { isSelfExclusionPermanent: false, selfExclusion, isSelfExclusionByClock: false };
    const at = (ms: number) => exclusionOf(limits, new Date(Date.parse(end) + ms), (moment) => dayIn(timeZone, moment));
    expect(at(-1)).toMatchObject({ forGood: false, day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
    expect(at(0)).toBeNull();
  });

  it('an end that nobody can read holds, whatever it counts by', () => {
    for (const isSelfExclusionByClock of [true, false]) {
      const limits = { isSelfExclusionPermanent: false, selfExclusion: 'next spring', isSelfExclusionByClock };
      expect(exclusionOf(limits, NOW)).toEqual({ forGood: true });
    }
  });
});

describe('what can be chosen', () => {
  it('LIM-01 LIM-02 LIM-03: three periods, six short self-exclusions, for good or a day', () => {
    expect(LIMIT_PERIODS).toEqual([0, 1, 2]);
    expect(SHORT_EXCLUSIONS).toEqual(['1h', '12h', '1d', '3d', '1w', '1m']);
    expect(LONG_EXCLUSIONS).toEqual(['permanent', 'custom']);
  });

  it('LIM-04 four lengths of a freeze', () => {
    expect(FREEZE_DAYS).toEqual([1, 3, 7, 10]);
  });

  it('ends are so much later, a month one of the calendar', () => {
    const from = new Date('2027-01-31T10:00:00Z');
    expect(freezeEnd(10, from).toISOString()).toBe('2027-02-10T10:00:00.000Z');
    expect(fixedExclusionEnd('1h', from).toISOString()).toBe('2027-01-31T11:00:00.000Z');
    expect(fixedExclusionEnd('1w', from).toISOString()).toBe('2027-02-07T10:00:00.000Z');
    expect(fixedExclusionEnd('1m', from).toISOString()).toBe('2027-02-28T10:00:00.000Z');
    expect(selfExclusionEnd('permanent', null, from)).toBeNull();
  });

  it('a chosen day is over when it is over everywhere', () => {
    expect(selfExclusionEnd('custom', '2026-12-24', NOW)?.toISOString()).toBe('2026-12-25T12:00:00.000Z');
    expect(() => endOfDayEverywhere('2026-02-30')).toThrow(RangeError);
    expect(() => selfExclusionEnd('custom', null, NOW)).toThrow(RangeError);
    expect(customDays('2028-02-29')).toEqual({ first: '2028-03-01', last: '2033-02-28' });
  });
});

describe('what a change of a limit comes to', () => {
  const limit = (amount: string | null, pending: LimitStanding['pending'] = null): LimitStanding => ({
    amount,
    pending,
    currency: 'EUR',
  });
  const waiting = { amount: '90', from: '2026-11-22T10:00:00.000Z' };

  it.each([
    [limit(null), '50', 'atOnce'],
    [limit('50'), '49.99', 'atOnce'],
    [limit('50'), '50.00', 'none'],
    [limit('50'), '50.01', 'waits'],
    [limit('50'), null, 'waits'],
    [limit(null), null, 'none'],
    [limit('50', waiting), '50', 'takesBack'],
    [limit('50', waiting), '90.00', 'none'],
    [limit('50', waiting), '80', 'waits'],
  ] as const)('%j asked for %p: %s', (before, asked, effect) => {
    expect(effectOf(before, asked)).toBe(effect);
  });

  it('a raise waits 24 hours, and one that is reduced keeps its time', () => {
    expect(holdsFrom(limit('50'), '60', NOW).getTime()).toBe(NOW.getTime() + RAISE_WAIT_MS);
    expect(holdsFrom(limit('50', waiting), '80', NOW).toISOString()).toBe(waiting.from);
    expect(holdsFrom(limit('50', waiting), '91', NOW).getTime()).toBe(NOW.getTime() + RAISE_WAIT_MS);
    expect(holdsFrom(limit('50', { ...waiting, amount: null }), '91', NOW).toISOString()).toBe(waiting.from);
  });

  it('the used share lies between nothing and all', () => {
    expect(usedShare(limit('50'), '12.5')).toBe(0.25);
    expect(usedShare(limit('0'), '0')).toBe(1);
    expect(usedShare(limit(null), '10')).toBeNull();
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), (amount, used) => {
        const share = usedShare(limit(String(amount)), String(used))!;
        expect(share >= 0 && share <= 1).toBe(true);
      }),
    );
  });
});

describe('ends in words', () => {
  const words = (text: string | null) => text?.replace(/\s/g, ' ');

  it('an instant carries its weekday, clock and zone; a day stands alone', () => {
    expect(words(momentInWords(localeOf('en'), '2026-11-21T13:24:00Z', 'Europe/Berlin'))).toMatch(
      /^Saturday,? 21 November 2026 at 14:24 CET$/,
    );
    expect(words(momentInWords(localeOf('de'), '2026-11-21T13:24:00Z', 'UTC'))).toContain('21. November 2026');
    expect(words(exclusionEndInWords(localeOf('en'), { forGood: false, day: '2026-12-24' }))).toMatch(
      /^Thursday,? 24 December 2026$/,
    );
    expect(exclusionEndInWords(localeOf('en'), { forGood: true })).toBeNull();
    expect(momentInWords(localeOf('en'), 'soon')).toBeNull();
  });

  it('no weekday stands where its ending would be wrong within a sentence', () => {
    expect(words(momentInWords(localeOf('ru'), '2026-11-21T13:24:00Z', 'UTC'))).toMatch(/^21 ноября 2026/);
    expect(words(momentInWords(localeOf('sr'), '2026-11-21T13:24:00Z', 'UTC'))).toMatch(/^21\. новембар 2026/);
    expect(words(exclusionEndInWords(localeOf('pl'), { forGood: false, day: '2026-12-24' }))).toBe('24 grudnia 2026');
  });
});

it('a reference follows from the intent', () => {
  expect(referenceOf('1a2b3c4d-5e6f-4711-8899-aabbccddeeff')).toBe('P-1A2B-3C4D-5E6F');
  expect(referenceOf('short')).toBeNull();
});
