import fc from 'fast-check';
import {
  ageOn,
  birthYears,
  checkConfirmed,
  checkDateOfBirth,
  fromWireDate,
  latestBirthday,
  readDay,
  toWireDate,
} from './dateOfBirth';
import { daysIn } from '../../time/months';

const TODAY = '2026-11-20';

test.each([
  ['', 'required'],
  ['  ', 'required'],
  ['2008-11-20', null],
  ['2008-11-19', null],
  ['2008-11-21', 'invalid_dob_under_18'],
  ['2026-11-20', 'invalid_dob_under_18'],
  ['2027-01-01', 'invalid_dob_under_18'],
  ['1926-11-20', null],
  ['1925-11-21', null],
  ['1925-11-20', 'invalid'],
  ['1990-02-30', 'invalid'],
  ['1990-13-01', 'invalid'],
  ['1990-00-10', 'invalid'],
  ['03-25-1990', 'invalid'],
  ['1990-3-5', 'invalid'],
  ['١٩٩٠-٠١-٠١', 'invalid'],
  ['tomorrow', 'invalid'],
])('VAL-22 VAL-23 on 20 November 2026 the date %j: %s', (text, complaint) => {
  expect(checkDateOfBirth(text, TODAY)).toBe(complaint);
});

test('born on 29 February, one comes of age on 1 March where the year has none', () => {
  expect(checkDateOfBirth('2008-02-29', '2026-02-28')).toBe('invalid_dob_under_18');
  expect(checkDateOfBirth('2008-02-29', '2026-03-01')).toBeNull();
  expect(checkDateOfBirth('2008-02-29', '2028-02-29')).toBeNull();
  expect(latestBirthday('2024-02-29')).toBe('2006-02-28');
});

test('VAL-24 the picker offers the last hundred years', () => {
  const years = birthYears(TODAY);
  expect(years).toHaveLength(100);
  expect([years[0], years.at(-1)]).toEqual([2026, 1927]);
});

test('VAL-25 a date is sent as month-day-year, or as the setting says', () => {
  expect(toWireDate('1990-03-25', 'MM-DD-YYYY')).toBe('03-25-1990');
  expect(toWireDate('1990-03-25', 'YYYY-MM-DD')).toBe('1990-03-25');
  expect(toWireDate('', 'MM-DD-YYYY')).toBeNull();
  expect(toWireDate('soon', 'MM-DD-YYYY')).toBeNull();
});

test.each([
  ['1990-03-25', '1990-03-25'],
  ['1990-03-25T00:00:00.000Z', '1990-03-25'],
  ['1990-03-25T23:30:00-11:00', '1990-03-25'],
  ['1990-03-25 00:00:00', '1990-03-25'],
  ['03-25-1990', '1990-03-25'],
  ['25-03-1990', ''],
  ['1900-01-01', ''],
  ['1900-01-01T00:00:00.000Z', ''],
  ['01-01-1900', ''],
  ['', ''],
  [null, ''],
  ['yesterday', ''],
])('the backend says %j: %j', (wire, day) => {
  expect(fromWireDate(wire)).toBe(day);
});

test('VAL-26 a date the form put there itself does not count before it was confirmed or changed (OP-049)', () => {
  expect(checkConfirmed('2008-11-20', '2008-11-20', false)).toBe('dateUnconfirmed');
  expect(checkConfirmed('2008-11-20', '2008-11-20', true)).toBeNull();
  expect(checkConfirmed('1990-03-25', '2008-11-20', false)).toBeNull();
  expect(checkConfirmed('', '', false)).toBeNull();
});

const day = fc
  .record({
    year: fc.integer({ min: 1900, max: 2200 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .map((date) => ({ ...date, day: Math.min(date.day, daysIn(date.year, date.month)) }))
  .map(({ year, month, day: days }) => [year, String(month).padStart(2, '0'), String(days).padStart(2, '0')].join('-'));

test('there and back a date stays the same, in both forms', () => {
  fc.assert(
    fc.property(day, fc.constantFrom('MM-DD-YYYY' as const, 'YYYY-MM-DD' as const), (text, format) => {
      fc.pre(text !== '1900-01-01');
      expect(fromWireDate(toWireDate(text, format))).toBe(text);
    }),
  );
});

test('a day is one exactly when the calendar of the browser has it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2200 }), fc.nat({ max: 14 }), fc.nat({ max: 33 }), (year, month, days) => {
      const text = `${year}-${String(month).padStart(2, '0')}-${String(days).padStart(2, '0')}`;
      const date = new Date(Date.UTC(year, month - 1, days));
      expect(readDay(text) !== null).toBe(date.toISOString().slice(0, 10) === text);
    }),
  );
});

test('VAL-22 eighteen years ago is the last day that is old enough, on every day', () => {
  fc.assert(
    fc.property(day, (today) => {
      const latest = latestBirthday(today);
      expect(ageOn(latest, today)).toBe(18);
      const next = new Date(`${latest}T00:00:00Z`);
      next.setUTCDate(next.getUTCDate() + 1);
      expect(checkDateOfBirth(next.toISOString().slice(0, 10), today)).toBe('invalid_dob_under_18');
    }),
  );
});
