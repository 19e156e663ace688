import { roundsOf } from './rounds';
import { testEntry } from './testEntry';

const entry = (id: string, roundId: string | null, type: string, amount: string) =>
  testEntry({ id, roundId, type, amount });
const told = (rows: ReturnType<typeof roundsOf>) =>
  rows.map(({ entries, sums }) => [entries.map(({ id }) => id).join(' '), sums && `${sums.stake} ${sums.net}`]);
const whole = { account: 'EUR', newer: false, older: false, parts: false };
const page = [
  entry('5', 'c', 'win', '3.50'),
  entry('4', 'b', 'bet', '-1.00'),
  entry('3', 'c', 'bet', '-2.00'),
  entry('2', 'a', 'win', '0.30'),
  entry('1', 'a', 'bet', '-0.10'),
];

test('a round is one row with its bet and net result, also when another is played between', () => {
  expect(told(roundsOf(page, whole))).toEqual([
    ['5 3', '-2.00 1.50'],
    ['4', '-1.00 -1.00'],
    ['2 1', '-0.10 0.20'],
  ]);
});

test('a round that may go on beyond the page has no sum', () => {
  expect(told(roundsOf(page, { ...whole, newer: true, older: true }))).toEqual([
    ['5', null],
    ['4', '-1.00 -1.00'],
    ['3', null],
    ['2', null],
    ['1', null],
  ]);
});

test('a list of one type has parts of rounds only', () => {
  expect(told(roundsOf(page, { ...whole, parts: true })).map(([, sums]) => sums)).toEqual(page.map(() => null));
});

test('neither has one without a bet, without an id or with an amount that is none', () => {
  const odd = [entry('3', 'x', 'win', '1.00'), entry('2', null, 'bet', '-1.00'), entry('1', 'y', 'bet', 'many')];
  expect(told(roundsOf(odd, whole)).map(([, sums]) => sums)).toEqual([null, null, null]);
});
