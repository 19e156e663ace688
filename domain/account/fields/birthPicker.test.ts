import fc from 'fast-check';
import { inMonth, isDayKey, moved, openingDay, readTypedDay, weekColumn, weeksOf, writeDay } from './birthPicker';
import { birthYears } from './dateOfBirth';
import { daysIn } from '../../time/months';

const TODAY = '2026-11-20';
const years = fc.integer({ min: 1927, max: 2026 });
const months = fc.integer({ min: 1, max: 12 });
const days = fc
  .tuple(years, months, fc.integer({ min: 1, max: 31 }))
  .map(([year, month, day]) => ({ year, month, day: Math.min(day, daysIn(year, month)) }))
  .filter((day) => writeDay(day) <= TODAY);

test.each([
  ['2001-01-31', 2001, 2, '2001-02-28'],
  ['2004-01-31', 2004, 2, '2004-02-29'],
  ['2004-02-29', 2001, 2, '2001-02-28'],
  ['1990-03-31', 1990, 4, '1990-04-30'],
  ['1990-03-15', 1991, 12, '1991-12-15'],
])('THEME-07 %s moved to %i-%i is %s', (from, year, month, to) => {
  const [y = 0, m = 0, d = 0] = from.split('-').map(Number);
  expect(writeDay(inMonth({ year: y, month: m, day: d }, year, month))).toBe(to);
});

test('THEME-07 whatever the month, the day is one of it, and the same where the month has it', () => {
  fc.assert(
    fc.property(days, years, months, (from, year, month) => {
      const { day } = inMonth(from, year, month);
      expect(day).toBe(from.day <= daysIn(year, month) ? from.day : daysIn(year, month));
    }),
  );
});

test.each([
  ['', '2008-11-20'],
  ['1991-06-14', '1991-06-14'],
  ['1991/6/4', '1991-06-04'],
  ['1991-02-30', '2008-11-20'],
  ['1850-01-01', '2008-11-20'],
  ['2030-01-01', '2008-11-20'],
])('VAL-24 with %j in the field the picker opens at %s', (typed, opens) => {
  expect(writeDay(openingDay(typed, TODAY))).toBe(opens);
});

test('VAL-24 on 29 February it opens on the last of February eighteen years ago', () => {
  expect(writeDay(openingDay('', '2028-02-29'))).toBe('2010-02-28');
});

test('the weeks of a month hold each of its days once, under its day of the week', () => {
  fc.assert(
    fc.property(years, months, (year, month) => {
      const weeks = weeksOf(year, month);
      expect(weeks.flat().filter((day) => day !== null)).toEqual(
        Array.from({ length: daysIn(year, month) }, (_, index) => index + 1),
      );
      for (const week of weeks)
        week.forEach((day, column) => {
          if (day !== null) expect((new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7).toBe(column);
        });
    }),
  );
});

test('a week begins on Monday', () => {
  expect(weekColumn({ year: 2026, month: 11, day: 16 })).toBe(0);
  expect(weekColumn({ year: 2026, month: 11, day: 22 })).toBe(6);
  expect(weekColumn({ year: 1927, month: 1, day: 1 })).toBe(5);
});

test('moving by days goes over the ends of months and stops at today and at the first year', () => {
  expect(writeDay(moved({ year: 2000, month: 2, day: 28 }, 2, TODAY))).toBe('2000-03-01');
  expect(writeDay(moved({ year: 2000, month: 1, day: 1 }, -1, TODAY))).toBe('1999-12-31');
  fc.assert(
    fc.property(days, fc.integer({ min: -50_000, max: 50_000 }), (from, count) => {
      const to = writeDay(moved(from, count, TODAY));
      expect(to <= TODAY).toBe(true);
      expect(birthYears(TODAY)).toContain(Number(to.slice(0, 4)));
    }),
  );
});

test('moving there and back leads home', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 400 }), (from, count) => {
      const there = moved(from, -count, TODAY);
      fc.pre(writeDay(there) > '1927-01-01');
      expect(writeDay(moved(there, count, TODAY))).toBe(writeDay(from));
    }),
  );
});

test.each([
  ['1991-06-14', '1991-06-14'],
  ['1991/6/4', '1991-06-04'],
  [' 1991.06.04 ', '1991-06-04'],
  ['1991 6 4', '1991-06-04'],
  ['19910604', '1991-06-04'],
  ['4. 6. 1991.', '1991-06-04'],
  ['1991. 06. 04.', '1991-06-04'],
  ['۱۹۹۱/۶/۴', '1991-06-04'],
  ['04061991', '04061991'],
  ['31.2.1991', '31.2.1991'],
  ['04/06/1991', '04/06/1991'],
  ['1991', '1991'],
  ['never', 'never'],
  ['', ''],
])('%j is read as %j', (typed, read) => expect(readTypedDay(typed)).toBe(read));

test.each(['04.06.1991', '4. 6. 1991'])('E06 with dots the day may come first: %j', (typed) =>
  expect(readTypedDay(typed)).toBe('1991-06-04'),
);

test.each([...'0123456789٣۳-/. '])('the key %j writes a date', (key) => expect(isDayKey(key)).toBe(true));
test.each([...'aéع+:,'])('the key %j does not', (key) => expect(isDayKey(key)).toBe(false));
