import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addDays } from '@/domain/time/day';
import { HOUR_MS } from '@/domain/time/lengths';
import { dayAt, nextDayFor, spanOf, type Zones } from './playerDays';

test('a day lasts from midnight to midnight of the zone that counts on it', () => {
  const zones: Zones = [
    { from: '2026-01-01', zone: 'Europe/Berlin' },
    { from: '2026-11-21', zone: 'America/New_York' },
  ];
  const hours = (day: string) => Object.values(spanOf(zones, day)).map((at: Date) => at.toISOString().slice(0, 16));
  assert.deepEqual(hours('2025-12-31'), ['2025-12-31T00:00', '2025-12-31T23:00']);
  assert.deepEqual(hours('2026-11-19'), ['2026-11-18T23:00', '2026-11-19T23:00']);
  assert.deepEqual(hours('2026-11-20'), ['2026-11-19T23:00', '2026-11-21T05:00']);
  assert.deepEqual(hours('2026-11-21'), ['2026-11-21T05:00', '2026-11-22T05:00']);
});

const zone = fc.constantFrom(
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Europe/Berlin',
  'America/St_Johns',
  'Asia/Kathmandu',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'America/Los_Angeles',
);

/** Random zone changes over some years, each applied as early as allowed. */
const lives = fc.record({
  start: fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2031, 0, 1) }),
  changes: fc.array(fc.record({ zone, hours: fc.integer({ min: 1, max: 200 }) }), { maxLength: 4 }),
});

function zonesFrom(start: number, changes: readonly { zone: string; hours: number }[]): { zones: Zones; end: number } {
  const zones: { from: string; zone: string }[] = [];
  let now = start;
  for (const change of changes) {
    now += change.hours * HOUR_MS;
    const from = nextDayFor(zones, change.zone, new Date(now));
    // A pending change blocks the next one, as in the store, where a change is locked for a week.
    if (zones.length === 0 || from > zones.at(-1)!.from) zones.push({ from, zone: change.zone });
  }
  return { zones, end: now };
}

test('every moment belongs to exactly one day, and days follow each other, however the zone is changed', () => {
  fc.assert(
    fc.property(lives, ({ start, changes }) => {
      const { zones, end } = zonesFrom(start, changes);
      for (let at = start - 24 * HOUR_MS; at < end + 72 * HOUR_MS; at += 13 * HOUR_MS) {
        const moment = new Date(at);
        const day = dayAt(zones, moment);
        const holding = [-2, -1, 0, 1, 2]
          .map((count) => addDays(day, count))
          .filter((one) => spanOf(zones, one).since <= moment && moment < spanOf(zones, one).before);
        assert.deepEqual(holding, [day]);
        const { before } = spanOf(zones, day);
        assert.ok(dayAt(zones, before) > day && dayAt(zones, new Date(before.getTime() - 1)) === day);
      }
    }),
    { numRuns: 25 },
  );
});

test('a change leaves every day that has begun as it was', () => {
  fc.assert(
    fc.property(lives, zone, fc.integer({ min: 1, max: 200 }), ({ start, changes }, next, hours) => {
      const { zones, end } = zonesFrom(start, changes);
      const now = new Date(end + hours * HOUR_MS);
      const from = nextDayFor(zones, next, now);
      if (zones.length > 0 && from <= zones.at(-1)!.from) return;
      const changed = [...zones, { from, zone: next }];
      for (let at = now.getTime(); at > start; at -= 11 * HOUR_MS) {
        assert.equal(dayAt(changed, new Date(at)), dayAt(zones, new Date(at)));
      }
      assert.equal(dayAt(changed, now), dayAt(zones, now));
      assert.ok(spanOf(changed, dayAt(zones, now)).before > now);
    }),
    { numRuns: 25 },
  );
});
