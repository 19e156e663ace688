import fc from 'fast-check';
import { addDays, daysBetween, isDay, localDay, utcDay, weekdayOf } from './day';

const anyDay = fc
  .integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2090, 0, 1) })
  .map((ms) => new Date(ms).toISOString().slice(0, 10));

test('adds days over ends of months and years, back as well', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -400, max: 400 }), (day, count) => {
      expect(addDays(addDays(day, count), -count)).toBe(day);
      expect(daysBetween(day, addDays(day, count))).toBe(count);
    }),
  );
});

test('the day of a clock is the local one', () => {
  expect(localDay(new Date(2026, 10, 20, 23, 59))).toBe('2026-11-20');
  expect(localDay(new Date(2026, 0, 1, 0, 0))).toBe('2026-01-01');
});

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026-01-01T00:00:00Z', false],
  ['', false],
])('%j is a day: %s', (text, is) => expect(isDay(text)).toBe(is));

test('a week begins on Monday', () => {
  expect(['2026-11-16', '2026-11-20', '2026-11-22'].map(weekdayOf)).toEqual([0, 4, 6]);
});

test('a day of UTC ends with its last millisecond', () => {
  const midnight = Date.UTC(2026, 10, 21);
  expect([midnight - 1, new Date(midnight)].map(utcDay)).toEqual(['2026-11-20', '2026-11-21']);
});
