import { hashOf, seededRandom } from '../drawing/seed';

/** Numbers from 0 up to 1 that follow from the seed alone. */
export type Random = () => number;

export const randomOf = (text: string): Random => seededRandom(hashOf(text));

/** One entry of a list that is never empty. */
export const pick = <T>(list: readonly [T, ...T[]], random: Random): T =>
  list[Math.floor(random() * list.length)] ?? list[0];

/** A number that lies up to `width` / 2 on either side of 0. */
export const jitter = (width: number, random: Random): number => (random() - 0.5) * width;

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
