import { ENGLISH } from '@/config/locale';
import { formatDay } from './day';
import { formatted, openFigures } from './figures';
import { formatNumber, formatPercent } from './number';

const DAY = '2026-03-12';

test('what a render formats is found by the page that it made, without a formatter', () => {
  const drawn = { ...ENGLISH, figures: openFigures() };
  expect([formatNumber(drawn, 2400), formatPercent(drawn, 94.05, 1), formatDay(drawn, DAY)]).toEqual([
    '2,400',
    '94.1%',
    '12 Mar 2026',
  ]);
  const page = { ...ENGLISH, figures: JSON.parse(JSON.stringify(drawn.figures)) };
  const number = jest.spyOn(Intl, 'NumberFormat');
  const date = jest.spyOn(Intl, 'DateTimeFormat');
  expect([formatNumber(page, 2400), formatPercent(page, 94.05, 1), formatDay(page, DAY)]).toEqual([
    '2,400',
    '94.1%',
    '12 Mar 2026',
  ]);
  expect(number).not.toHaveBeenCalled();
  expect(date).not.toHaveBeenCalled();
  number.mockRestore();
  date.mockRestore();
});

test('a page formats what its server did not, and keeps no list of it', () => {
  const page = { ...ENGLISH, figures: {} };
  expect(formatNumber(page, 2400)).toBe('2,400');
  expect(page.figures).toEqual({});
});

test('the same value under other options is another figure', () => {
  const figures = openFigures();
  expect(formatted(figures, { style: 'a' }, 1, () => 'one')).toBe('one');
  expect(formatted(figures, { style: 'b' }, 1, () => 'first')).toBe('first');
  expect(formatted(figures, { style: 'a' }, 1, () => 'never asked')).toBe('one');
});

test.each(['constructor', '__proto__', 'toString'])(
  'a value that is called %s is formatted like any other',
  (value) => {
    const figures = openFigures();
    formatted(figures, {}, 1, () => 'one');
    expect(formatted(figures, {}, value, () => 'made')).toBe('made');
  },
);
