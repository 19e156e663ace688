import { addYears, daysIn, monthsLater } from './months';

test.each([
  ['2027-01-31T10:00:00.000Z', 1, '2027-02-28T10:00:00.000Z'],
  ['2026-12-31T23:59:59.999Z', 2, '2027-02-28T23:59:59.999Z'],
  ['2028-01-31T00:30:00.000Z', 1, '2028-02-29T00:30:00.000Z'],
])('%s and %s months are %s', (from, months, to) => {
  expect(monthsLater(new Date(from), months).toISOString()).toBe(to);
});

test('a leap day is the last of February in other years', () => {
  expect(addYears('2028-02-29', 5)).toBe('2033-02-28');
  expect(addYears('2024-02-29', -18)).toBe('2006-02-28');
  expect(addYears('2024-02-29', -20)).toBe('2004-02-29');
});

test('the days of a month', () => {
  expect([daysIn(2026, 2), daysIn(2028, 2), daysIn(2026, 12), daysIn(1900, 2)]).toEqual([28, 29, 31, 28]);
});
