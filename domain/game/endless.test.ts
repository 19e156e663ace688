import fc from 'fast-check';
import { CHUNK, chunkAt, chunksOf, openNext, startOf } from './endless';
import { rtpChoices } from './filterChoices';
import { NO_FILTERS } from './lobbyQuery';

const position = fc.nat(20_000);

test('a chunk holds its positions', () => {
  fc.assert(
    fc.property(position, (at) => {
      expect(startOf(chunkAt(at))).toBeLessThanOrEqual(at);
      expect(at - startOf(chunkAt(at))).toBeLessThan(CHUNK);
    }),
  );
});

test('the chunks of a stretch hold all of it, and none lies outside', () => {
  fc.assert(
    fc.property(position, fc.nat(500), (from, length) => {
      const chunks = chunksOf(from, from + length);
      if (length === 0) return expect(chunks).toEqual([]);
      expect(startOf(chunks[0]!)).toBeLessThanOrEqual(from);
      expect(startOf(chunks.at(-1)! + 1)).toBeGreaterThanOrEqual(from + length);
      expect(chunks).toHaveLength(chunkAt(from + length - 1) - chunkAt(from) + 1);
    }),
  );
});

test.each([
  [16, 2400, 48],
  [48, 2400, 96],
  [2352, 2400, 2400],
  [32, 40, 40],
])('a list open to %i of %i opens to %i', (open, count, expected) => {
  expect(openNext(open, count)).toBe(expected);
});

test('the ends of a range of returns do not cross, and what was asked for can be chosen', () => {
  const from95 = { ...NO_FILTERS, rtpFrom: 95 };
  expect(Math.min(...rtpChoices(from95, 'rtpTo'))).toBe(95);
  expect(rtpChoices({ ...NO_FILTERS, rtpFrom: 85 }, 'rtpFrom')).toContain(85);
});
