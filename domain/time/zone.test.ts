/** @jest-environment node */
import fc from 'fast-check';
import { addDays } from './day';
import { HOUR_MS, SECOND_MS } from './lengths';
import { dateTimeIn, dayIn, midnightOf, zoneName, zoneNamed } from './zone';

const [FROM, UNTIL] = [Date.UTC(2024, 0, 1), Date.UTC(2033, 0, 1)];

const ZONES = [...Intl.supportedValuesOf('timeZone'), 'UTC'];

/** The zone's UTC offset in milliseconds, from Intl's "longOffset" name. */
function offsets(zone: string): (ms: number) => number {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  return (ms) => {
    const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?$/.exec(format.format(ms))!;
    return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * HOUR_MS + Number(minutes ?? 0) * 60_000);
  };
}

const wallDay = (zone: string, ms: number): string => new Date(ms + offsets(zone)(ms)).toISOString().slice(0, 10);

/** The instants from 2024 to 2032 at which a zone changes its clock. */
function transitionsOf(zone: string): number[] {
  const offset = offsets(zone);
  const found: number[] = [];
  // The shortest gap between two changes is Ramadan, when Morocco sets its clocks back.
  const step = 14 * 24 * HOUR_MS;
  for (let at = FROM; at < UNTIL; at += step) {
    if (offset(at) === offset(at + step)) continue;
    let [before, after] = [at, at + step];
    while (after - before > SECOND_MS) {
      const middle = before + Math.floor((after - before) / 2 / SECOND_MS) * SECOND_MS;
      if (offset(middle) === offset(at)) before = middle;
      else after = middle;
    }
    found.push(after);
  }
  return found;
}

const TRANSITIONS = ZONES.flatMap((zone) => transitionsOf(zone).map((at) => [zone, at] as const));

test('the tables of this machine know zones and their changes', () => {
  expect(ZONES.length).toBeGreaterThan(400);
  expect(TRANSITIONS.length).toBeGreaterThan(1_000);
});

test('CAL-10 the day is that of the wall clock at every change of every zone, a second before and after', () => {
  const wrong = TRANSITIONS.flatMap(([zone, at]) =>
    [at - SECOND_MS, at, at + SECOND_MS]
      .map((ms) => [zone, new Date(ms).toISOString(), dayIn(zone, new Date(ms)), wallDay(zone, ms)])
      .filter(([, , day, wall]) => day !== wall),
  );
  expect(wrong).toEqual([]);
});

/** Whether the day starts exactly at that instant. */
function begins(zone: string, day: string): boolean {
  const midnight = midnightOf(zone, day);
  const [before, justBefore, then] = [-SECOND_MS, -1, 0].map((ms) => dayIn(zone, new Date(midnight.getTime() + ms)));
  return before === addDays(day, -1) && justBefore === before && then === day;
}

test('each zone’s days begin with their midnight around every change of its clock', () => {
  const wrong = TRANSITIONS.filter(([zone, at]) => {
    const day = dayIn(zone, new Date(at));
    return !begins(zone, day) || !begins(zone, addDays(day, 1));
  });
  expect(wrong).toEqual([]);
});

test('days begin with their midnight in any zone, and each ends where the next begins', () => {
  const day = fc.integer({ min: FROM, max: UNTIL }).map((ms) => new Date(ms).toISOString().slice(0, 10));
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), day, (zone, one) => {
      expect(begins(zone, one)).toBe(true);
      const length = midnightOf(zone, addDays(one, 1)).getTime() - midnightOf(zone, one).getTime();
      expect(length).toBeGreaterThanOrEqual(23 * HOUR_MS);
      expect(length).toBeLessThanOrEqual(25 * HOUR_MS);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['UTC', '2026-11-20', '2026-11-20T00:00:00.000Z', 'at midnight'],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z', 'and is an hour shorter'],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z', 'by the new clock'],
  ['Pacific/Kiritimati', '2026-11-20', '2026-11-19T10:00:00.000Z', 'first on earth'],
  ['Asia/Kathmandu', '2028-02-29', '2028-02-28T18:15:00.000Z', 'on a leap day'],
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z', 'at one, since the clock goes forward at midnight'],
  ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z', 'with the next day, since it was left out'],
])('in %s %s begins at %s: %s', (zone, day, instant) => {
  expect(midnightOf(zone, day).toISOString()).toBe(instant);
});

test('a zone has one name, and what is none has no name', () => {
  expect(zoneNamed('europe/berlin')).toBe('Europe/Berlin');
  expect(zoneNamed('UTC')).toBe('UTC');
  for (const name of ['Mars/Olympus', '', 'local', '+02:00', "' or 1=1", 'x'.repeat(500)]) {
    expect([name, zoneNamed(name)]).toEqual([name, null]);
  }
});

test('the time of a player is written as their wall shows it', () => {
  const moment = new Date('2026-11-20T23:05:09Z');
  expect(dateTimeIn('UTC', moment)).toBe('2026-11-20 23:05:09');
  expect(dateTimeIn('Asia/Bangkok', moment)).toBe('2026-11-21 06:05:09');
  expect(dateTimeIn('Europe/Berlin', moment)).toBe('2026-11-21 00:05:09');
  expect(zoneName('Asia/Bangkok')).toBe('Asia/Bangkok');
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect([zoneName('local'), zoneName('Mars/Olympus')]).toEqual([own, own]);
});

describe('the day of a zone', () => {
  test.each([
    ['Pacific/Kiritimati', '2026-11-21'],
    ['America/Los_Angeles', '2026-11-20'],
    ['UTC', '2026-11-20'],
  ])('in %s is %s at noon of 20 November in UTC', (zone, day) => {
    expect(dayIn(zone, new Date('2026-11-20T12:00:00Z'))).toBe(day);
  });

  test('turns at midnight of the zone, also on days that are an hour longer or shorter', () => {
    for (const day of ['2026-03-29', '2026-10-25']) {
      const midnight = Date.parse(`${day}T00:00:00+0${day < '2026-06' ? 1 : 2}:00`);
      expect(dayIn('Europe/Berlin', new Date(midnight - 1))).toBe(addDays(day, -1));
      expect(dayIn('Europe/Berlin', new Date(midnight))).toBe(day);
    }
  });

  test("is the device's own for 'local' and for a zone nobody knows", () => {
    const moment = new Date('2026-11-20T12:00:00Z');
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(dayIn('local', moment)).toBe(dayIn(own, moment));
    expect(dayIn('Mars/Olympus', moment)).toBe(dayIn(own, moment));
  });
});
