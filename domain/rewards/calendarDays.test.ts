import fc from 'fast-check';
import { addDays, rakebackDays, weekdayOf } from './calendarDays';
import { dayIn } from './dayIn';

const anyDay = fc
  .integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2090, 0, 1) })
  .map((ms) => new Date(ms).toISOString().slice(0, 10));

describe('the four weeks', () => {
  it.each([
    ['a Friday', '2026-11-20', '2026-11-09', '2026-12-06'],
    ['a Monday', '2026-11-16', '2026-11-09', '2026-12-06'],
    ['a Sunday', '2026-11-22', '2026-11-09', '2026-12-06'],
    ['early in a month, so that the first week lies in the one before', '2026-07-01', '2026-06-22', '2026-07-19'],
    ['the end of a year', '2026-12-31', '2026-12-21', '2027-01-17'],
    ['a leap day', '2028-02-29', '2028-02-21', '2028-03-19'],
  ])('RAKE-03 on %s (%s) run from %s to %s', (_, today, first, last) => {
    const days = rakebackDays(today);
    expect([days[0], days.at(-1)]).toEqual([first, last]);
  });

  it('RAKE-03 are 28 days in a row, begin on a Monday, and hold today in their second week', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const days = rakebackDays(today);
        expect(days).toHaveLength(28);
        expect(weekdayOf(days[0]!)).toBe(0);
        for (const [index, day] of days.entries()) expect(day).toBe(addDays(days[0]!, index));
        expect(days.slice(7, 14)).toContain(today);
      }),
    );
  });
});

it('adds days over ends of months and years, back as well', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -400, max: 400 }), (day, count) => {
      expect(addDays(addDays(day, count), -count)).toBe(day);
    }),
  );
});

describe('the day of a zone', () => {
  it.each([
    ['Pacific/Kiritimati', '2026-11-21'],
    ['America/Los_Angeles', '2026-11-20'],
    ['UTC', '2026-11-20'],
  ])('in %s is %s at noon of 20 November in UTC', (zone, day) => {
    expect(dayIn(zone, new Date('2026-11-20T12:00:00Z'))).toBe(day);
  });

  it('turns at midnight of the zone, also on days that are an hour longer or shorter', () => {
    for (const day of ['2026-03-29', '2026-10-25']) {
      const midnight = Date.parse(`${day}T00:00:00+0${day < '2026-06' ? 1 : 2}:00`);
      expect(dayIn('Europe/Berlin', new Date(midnight - 1))).toBe(addDays(day, -1));
      expect(dayIn('Europe/Berlin', new Date(midnight))).toBe(day);
    }
  });

  it("is the device's own for 'local' and for a zone nobody knows", () => {
    const moment = new Date('2026-11-20T12:00:00Z');
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(dayIn('local', moment)).toBe(dayIn(own, moment));
    expect(dayIn('Mars/Olympus', moment)).toBe(dayIn(own, moment));
  });
});
