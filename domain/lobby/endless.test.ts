import fc from 'fast-check';
import { chunkAt, chunksOf, openNext } from './endless';
import { rtpChoices } from './filterChoices';
import { LOBBY_PAGE_SIZE } from './lobby';
import { NO_FILTERS } from './lobbyQuery';

const position = fc.nat(20_000);
/** Number of games on all pages up to a given one. */
const pageEnd = fc.integer({ min: 1, max: 400 }).map((page) => page * LOBBY_PAGE_SIZE);

test('a chunk holds its position, nothing that the page brought, and is a page of its size', () => {
  fc.assert(
    fc.property(position, pageEnd, (after, brought) => {
      const at = brought + after;
      const { start, size } = chunkAt(at, brought);
      expect(start).toBeLessThanOrEqual(at);
      expect(start + size).toBeGreaterThan(at);
      expect(start).toBeGreaterThanOrEqual(brought);
      expect(start % size).toBe(0);
      expect(size).toBeGreaterThanOrEqual(8);
    }),
  );
});

test('the chunks of a stretch hold all of it that the page did not bring, each game once', () => {
  fc.assert(
    fc.property(position, fc.nat(500), pageEnd, (from, length, brought) => {
      const chunks = chunksOf(from, from + length, brought);
      const first = Math.max(from, brought);
      if (first >= from + length) return expect(chunks).toEqual([]);
      expect(chunks[0]).toEqual(chunkAt(first, brought));
      chunks.slice(1).forEach(({ start }, index) => expect(start).toBe(chunks[index]!.start + chunks[index]!.size));
      const last = chunks.at(-1)!;
      expect(last).toEqual(chunkAt(from + length - 1, brought));
    }),
  );
});

test.each([
  [40, 2400, 64],
  [64, 2400, 128],
  [2368, 2400, 2400],
  [40, 50, 50],
])('a list open to %i of %i opens to %i', (open, count, expected) => {
  expect(openNext(open, count)).toBe(expected);
});

test('the ends of a range of returns do not cross, and what was asked for can be chosen', () => {
  const from95 = { ...NO_FILTERS, rtpFrom: 95 };
  expect(Math.min(...rtpChoices(from95, 'rtpTo'))).toBe(95);
  expect(rtpChoices({ ...NO_FILTERS, rtpFrom: 85 }, 'rtpFrom')).toContain(85);
});
