/**
 * The endless list: positions count from 0 over the whole list, whatever page of it the address asks for. The first games
 * come with the page; the rest comes in chunks.
 */

/** Games of a chunk: six rows at eight columns. */
export const CHUNK = 48;

/** The chunk of a position, from 1, as the backend counts pages. */
export const chunkAt = (position: number): number => Math.floor(position / CHUNK) + 1;

/** The position of a chunk's first game. */
export const startOf = (chunk: number): number => (chunk - 1) * CHUNK;

/** Where the list ends once more of it was asked for: with the chunk of the first game that is not open. */
export const openNext = (open: number, count: number): number => Math.min(count, chunkAt(open) * CHUNK);

/** The chunks that hold the positions `from` to before `to`; none for an empty stretch. */
export function chunksOf(from: number, to: number): number[] {
  if (to <= from) return [];
  const first = chunkAt(from);
  return Array.from({ length: chunkAt(to - 1) - first + 1 }, (_, index) => first + index);
}
