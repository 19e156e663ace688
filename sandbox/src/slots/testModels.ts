import { TWENTY_LINES } from './paylines';
import { type SlotModel } from './model';

/** Models small enough to count every stop one by one. For tests only. */

const paytable = {
  W: [2, 9, 30, 100],
  A: [1, 8, 25, 90],
  B: [0, 5, 12, 40],
  C: [0, 2, 6, 20],
} as const;

export const toyLines: SlotModel = {
  id: 'toy-lines',
  lines: TWENTY_LINES.slice(0, 5),
  coins: 5,
  strips: ['WABCAB', 'AWCBCA', 'BCAWBA', 'CABAWC', 'ACBBAW'],
  paytable,
  scatters: null,
};

export const toyWays: SlotModel = {
  id: 'toy-ways',
  lines: null,
  coins: 20,
  strips: ['ABCCAB', 'AWCBCA', 'BCAWBA', 'CABAWC', 'ACBBAC'],
  paytable: { A: [0, 8, 25, 90], B: [0, 5, 12, 40], C: [1, 2, 6, 20] },
  scatters: null,
};

/** Few stops, so that every course of its free spins can be walked as well. */
export const toyFreeSpins: SlotModel = {
  id: 'toy-free-spins',
  lines: TWENTY_LINES.slice(0, 1),
  coins: 1,
  strips: ['SABW', 'SCA', 'SAB', 'WBA', 'ABC'],
  paytable,
  scatters: {
    pays: [2, 5, 10],
    award: [2, 2, 2],
    retrigger: 2,
    limit: 3,
    multiplier: 3,
    strips: ['SA', 'SA', 'SB', 'AW', 'A'],
  },
};
