/** The European wheel: one zero, 37 pockets. */
export const POCKETS = 37;

/** The pockets in wheel order, clockwise from zero. */
export const WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export type Colour = 'green' | 'red' | 'black';

/** The colour of a pocket from 0 to 36. */
export const colourOf = (pocket: number): Colour => (pocket === 0 ? 'green' : RED.has(pocket) ? 'red' : 'black');
