import fc from 'fast-check';
import { addDays, rakebackDays } from './calendarDays';
import { dayIn } from './dayIn';

const anyDay = fc
  .integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2090, 0, 1) })
  .map((ms) => new Date(ms).toISOString().slice(0, 10));

const DAY_MS = 86_400_000;
const [FROM, UNTIL] = [Date.UTC(2024, 0, 1), Date.UTC(2033, 0, 1)];
/** Days before and after the tested years. */
const MARGIN = 35;
/** Every day from 2024 to 2032, with the margin on both sides. */
const DAYS = Array.from({ length: (UNTIL - FROM) / DAY_MS + 2 * MARGIN }, (_, index) =>
  new Date(FROM + (index - MARGIN) * DAY_MS).toISOString().slice(0, 10),
);

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

  it('RAKE-03 are 28 days in a row, begin on a Monday, and hold today in their second week, from every day of 2024 to 2032', () => {
    let looked = 0;
    const wrong = DAYS.slice(MARGIN, -MARGIN).filter((today, index) => {
      looked += 1;
      // Calculated here, independently of the code under test.
      const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
      const first = MARGIN + index - sinceMonday - 7;
      return rakebackDays(today).join() !== DAYS.slice(first, first + 28).join();
    });
    expect(wrong).toEqual([]);
    expect([looked, new Set(DAYS).size]).toEqual([3_288, DAYS.length]);
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
