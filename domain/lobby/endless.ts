/**
 * The endless list: positions count from 0 over the whole list, whatever page of it the address asks for. The first games
 * come with the page; the rest comes in chunks, each of which the backend can give as a page of its own.
 */

/** A stretch of the list: its first position, a multiple of its size in games. */
export type Chunk = { start: number; size: number };

/** Sizes of chunks, the largest first: eight rows at eight columns. The others lead from the page's end to one of those. */
const SIZES = [64, 32, 16] as const;

/** How far a list is opened at once. */
export const STEP = SIZES[0];

/** The chunk of a position at or after `brought`, the first position the page did not bring: it holds nothing of before. */
export function chunkAt(position: number, brought: number): Chunk {
  const startOf = (size: number) => Math.floor(position / size) * size;
  const size = SIZES.find((one) => startOf(one) >= brought) ?? 1;
  return { start: startOf(size), size };
}

/** Where the list ends once more of it was asked for: with the next full step. */
export const openNext = (open: number, count: number): number => Math.min(count, (Math.floor(open / STEP) + 1) * STEP);

/** The chunks that hold the positions `from` to before `to`; none for an empty stretch. */
export function chunksOf(from: number, to: number, brought: number): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = Math.max(from, brought); at < to;) {
    const chunk = chunkAt(at, brought);
    chunks.push(chunk);
    at = chunk.start + chunk.size;
  }
  return chunks;
}
