import { hashOf, seededRandom } from './seed';

/** Deterministic numbers from 0 up to 1. */
export type Random = () => number;

export const randomOf = (text: string): Random => seededRandom(hashOf(text));

/** A random entry of a non-empty list. */
export const pick = <T>(list: readonly [T, ...T[]], random: Random): T =>
  list[Math.floor(random() * list.length)] ?? list[0];

/** A number between -`width` / 2 and `width` / 2. */
export const jitter = (width: number, random: Random): number => (random() - 0.5) * width;

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
