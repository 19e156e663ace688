import fc from 'fast-check';
import { csvOf } from './csv';
import { historyQuery, pagesOf } from './historyQuery';
import { daysOf, earliestDay, lastDays, lengthOf, periodOf } from './period';
import { resultGraph } from './resultGraph';

const TODAY = '2026-11-22';

/** An RFC 4180 parser, independent of the code under test. */
function read(csv: string): string[][] {
  const rows: string[][] = [[]];
  let [text, quoted] = ['', false];
  const body = csv.slice(1);
  for (let at = 0; at < body.length; at += 1) {
    const sign = body[at]!;
    if (quoted && sign === '"' && body[at + 1] === '"') {
      text += '"';
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === ',') {
      rows.at(-1)!.push(text);
      text = '';
    } else if (!quoted && sign === '\r') {
      rows.at(-1)!.push(text);
      text = '';
      at += 1;
      rows.push([]);
    } else text += sign;
  }
  return rows.slice(0, -1);
}

const plain = fc
  .string({ unit: fc.constantFrom('a', '1', ',', '"', '\n', '\r', 'ä', 'ا', ' ', ';') })
  .map((text) => `x${text}`);

test('a file is read back as it was written, whatever is in its fields', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(plain, plain, plain), { maxLength: 8 }), (rows) => {
      expect(read(csvOf(['one', 'two', 'three'], rows))).toEqual([['one', 'two', 'three'], ...rows]);
    }),
  );
});

test.each([
  ['a;=1+1', `"a;'=1+1"`],
  ['a\t@SUM(A1)', `"a\t'@SUM(A1)"`],
  ['a, +1', `"a, '+1"`],
  ['a\n-1', `"a\n'-1"`],
  ['a;b', '"a;b"'],
  ['a\tb', '"a\tb"'],
  ['2026-11-22', '"2026-11-22"'],
  ['x=1', '"x=1"'],
  ['a@b.example', '"a@b.example"'],
  ['-12.30', '-12.30'],
  ['12', '12'],
])('C13: a cell with %j is written as %j: no separator of any spreadsheet begins a formula', (cell, written) => {
  expect(csvOf(['A'], [[cell]])).toBe(`\uFEFFA\r\n${written}\r\n`);
});

test('a spreadsheet reads UTF-8, lines end as the standard says, and no field is run as a formula', () => {
  const csv = csvOf(
    ['A'],
    [['=HYPERLINK("http://x")'], ['+1+1'], ['@SUM(A1)'], ['\t=1'], ['-1+1'], ['＝1'], ['-12.30'], ['12']],
  );
  expect(csv.startsWith('\uFEFFA\r\n')).toBe(true);
  expect(csv.endsWith('12\r\n')).toBe(true);
  expect(read(csv).slice(1).flat()).toEqual([
    `'=HYPERLINK("http://x")`,
    "'+1+1",
    "'@SUM(A1)",
    "'\t'=1",
    "'-1+1",
    "'＝1",
    '-12.30',
    '12',
  ]);
});

test('a period is of days of the calendar, twelve months back at most, in their order', () => {
  expect(lastDays(7, TODAY)).toEqual({ from: '2026-11-16', to: TODAY });
  expect(earliestDay(TODAY)).toBe('2025-11-23');
  expect(periodOf(null, '2026-11-01', TODAY)).toEqual(lastDays(30, TODAY));
  for (const bad of ['2026-02-30', 'yesterday', '2026-1-1', ''])
    expect(periodOf(bad, TODAY, TODAY)).toEqual(lastDays(30, TODAY));
  expect(periodOf('2020-01-01', '2030-01-01', TODAY)).toEqual({ from: earliestDay(TODAY), to: TODAY });
  expect(periodOf('2026-11-20', '2026-11-10', TODAY)).toEqual({ from: '2026-11-10', to: '2026-11-20' });
  expect(lengthOf(lastDays(365, TODAY))).toBe(365);
  expect(daysOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});

test('an address says which rows are meant; what it says wrongly is as if it were not there', () => {
  expect(historyQuery('?list=casino&type=win&game=kraken-tides&page=3&size=100', TODAY)).toEqual({
    list: 'casino',
    period: lastDays(30, TODAY),
    type: 'win',
    status: null,
    game: 'kraken-tides',
    page: 3,
    size: 100,
  });
  for (const wrong of [
    '?page=0',
    '?page=-1',
    '?page=1.5',
    '?page=1e9',
    '?size=7',
    '?list=x',
    '?status=won',
    '?type=<b>',
    '?game=<b>',
  ])
    expect(historyQuery(wrong, TODAY)).toEqual(historyQuery('', TODAY));
  expect(historyQuery('?game=oru:kraken.2', TODAY).game).toBe('oru:kraken.2');
  expect([0, 1, 20, 21].map((count) => pagesOf(count, 20))).toEqual([1, 1, 1, 2]);
});

test('bars stand from zero at one scale: the best day above, the worst below, days without play at zero', () => {
  const days = [
    { date: 'a', netResult: '30.00' },
    { date: 'c', netResult: '-10.00' },
  ];
  const graph = resultGraph(['a', 'b', 'c', 'd'], days, 'EUR');
  expect(graph.bars.map(({ height }) => height)).toEqual([0.75, 0, -0.25, 0]);
  expect(graph.bars.map(({ at }) => at)).toEqual([0, 0.25, 0.5, 0.75]);
  expect(graph).toMatchObject({ zero: 0.75, best: { date: 'a' }, worst: { date: 'c' } });
});

test('no bar leaves the graph, whichever results there are', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 400 }), (cents) => {
      const days = cents.map((cent, index) => ({
        date: String(index),
        netResult: `${cent < 0 ? '-' : ''}${Math.floor(Math.abs(cent) / 100)}.${String(Math.abs(cent) % 100).padStart(2, '0')}`,
      }));
      const { bars, zero } = resultGraph(
        days.map(({ date }) => date),
        days,
        'EUR',
      );
      for (const { height } of bars) {
        expect(zero - height).toBeGreaterThanOrEqual(-0.0002);
        expect(zero - height).toBeLessThanOrEqual(1.0002);
      }
    }),
  );
});

test('without any result, and with amounts that cannot be read, nothing stands out', () => {
  expect(resultGraph([], [], 'EUR')).toEqual({ bars: [], zero: 0.5, best: null, worst: null });
  expect(resultGraph(['a'], [{ date: 'a', netResult: 'much' }], 'EUR')).toMatchObject({ best: null, worst: null });
});
