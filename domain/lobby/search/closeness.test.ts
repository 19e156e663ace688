import fc from 'fast-check';
import { closeness, slips, slipsAllowed, slipsOf } from './closeness';

const game = (name: string, studio = 'oru studios') => ({ name, studio });

test('the nearest is first: the name itself, its beginning, its words, some of them, the studio', () => {
  const ranks = [
    closeness('oru', game('oru')),
    closeness('oru', game('oruga feast')),
    closeness('oru', game('big oru')),
    closeness('big studios', game('big catch')),
    closeness('oru', game('big catch')),
    closeness('studios', game('big catch')),
  ];
  expect(ranks).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a name written as one word begins as well', () => {
  expect(closeness('goldrush', game('gold rush'))).toBe(1);
  expect(closeness('gold rush', game('goldrush'))).toBe(1);
});

test.each([
  ['kraken', 'kraken', 0],
  ['kra', 'kraken', 0],
  ['krakn', 'kraken', 1],
  ['karken', 'kraken', 1],
  ['karke', 'kraken', 1],
  ['pharoah', 'pharaohs', 1],
  ['tids', 'tides', 1],
  ['kraken', 'kra', 3],
  ['', 'abc', 0],
  ['abc', '', 3],
  ['kitten', 'sitting', 2],
])('%s, typed for %s, has %i slips', (typed, word, expected) => expect(slips(typed, word)).toBe(expected));

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });

test('a beginning has no slip, nothing else has none, and none has more than its letters', () => {
  fc.assert(
    fc.property(word, word, (typed, other) => {
      expect(slips(typed, other) === 0).toBe(other.startsWith(typed));
      expect(slips(typed, other)).toBeLessThanOrEqual(typed.length);
    }),
  );
});

test('one slip of any kind counts as one', () => {
  fc.assert(
    fc.property(word, fc.nat(5), (text, seed) => {
      const at = seed % (text.length + 1);
      const end = `${text}yz`;
      expect(slips(`${text.slice(0, at)}x${text.slice(at)}yz`, end)).toBe(1);
      if (at < text.length) expect(slips(`${text.slice(0, at)}x${text.slice(at + 1)}yz`, end)).toBe(1);
    }),
  );
});

test.each([
  ['abc', 2, 0],
  ['abcd', 2, 1],
  ['abcde', 2, 2],
  ['abcde', 1, 1],
])('%s may have, of %i, %i slips', (typed, most, allowed) => expect(slipsAllowed(typed, most)).toBe(allowed));

test('the words of a query are each held against the nearest', () => {
  expect(slipsOf(['krakn', 'ti'], ['kraken', 'tides'])).toBe(1);
  expect(slipsOf(['xy'], ['kraken'])).toBe(2);
  expect(slipsOf(['xy'], [])).toBe(2);
});
