/**
 * Infinite scroll. Positions count from 0 over the whole list, whichever page the address asks for. The first games
 * come with the page; the rest is loaded in chunks that the backend can serve as pages.
 */

/** A slice of the list. `start` is a multiple of `size`; both count games. */
export type Chunk = { start: number; size: number };

/**
 * Chunk sizes, largest first; 64 is eight rows of eight columns. Smaller ones bridge the end of the page and the next
 * 64 boundary.
 */
const SIZES = [64, 32, 16, 8] as const;

/** Games revealed per step. */
export const STEP = SIZES[0];

/** The chunk that holds `position` and starts at or after `brought`, the first position not delivered with the page. */
export function chunkAt(position: number, brought: number): Chunk {
  const startOf = (size: number) => Math.floor(position / size) * size;
  const size = SIZES.find((one) => startOf(one) >= brought) ?? 1;
  return { start: startOf(size), size };
}

/** The new end of the visible list after the next step. */
export const openNext = (open: number, count: number): number => Math.min(count, (Math.floor(open / STEP) + 1) * STEP);

/** The chunks that cover positions `from` to `to` (exclusive); empty for an empty range. */
export function chunksOf(from: number, to: number, brought: number): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = Math.max(from, brought); at < to;) {
    const chunk = chunkAt(at, brought);
    chunks.push(chunk);
    at = chunk.start + chunk.size;
  }
  return chunks;
}
