import { TWENTY_LINES } from '../studio/engines/slots/paylines';
import { type SlotModel } from '../studio/engines/slots/model';

/** Models small enough to enumerate every stop. For tests only. */

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

/** Few stops, so that every course of its free spins can be enumerated too. */
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

/** Few stops, with each kind of rule in a model of its own. */
export const toyKinds: readonly SlotModel[] = [
  {
    ...toyWays,
    id: 'toy-anywhere',
    anywhere: true,
    strips: ['AABCB', 'ABBCA', 'BBAAC', 'CAABA', 'AACBB'],
    paytable: { A: [1, 2, 4, 9], B: [2, 5, 9, 30], C: [3, 7, 20, 60] },
  },
  {
    ...toyLines,
    id: 'toy-both-ways',
    bothWays: true,
    strips: ['ABCAB', 'AWCBA', 'BCAWB', 'CABAW', 'ACBBA'],
    paytable: { A: [0, 8, 25, 90], B: [0, 5, 12, 40], C: [0, 2, 6, 20] },
  },
  {
    ...toyLines,
    id: 'toy-multiplier-wilds',
    wildMultiplier: 3,
    strips: ['ABCAB', 'AWCBA', 'BCAWB', 'CABAW', 'ACBBA'],
    paytable: { A: [1, 8, 25, 90], B: [0, 5, 12, 40], C: [0, 2, 6, 20] },
  },
  { ...toyLines, id: 'toy-expanding', expandingWilds: true },
  {
    ...toyLines,
    id: 'toy-luck',
    luck: [
      { multiplier: 1, weight: 5 },
      { multiplier: 4, weight: 2 },
    ],
  },
  { ...toyFreeSpins, id: 'toy-rising', scatters: { ...toyFreeSpins.scatters!, multiplier: 1, risingTo: 2 } },
  {
    ...toyLines,
    id: 'toy-respin',
    strips: ['AB', 'BA', 'AWC', 'CAB', 'AB'],
    expandingWilds: true,
    respin: { reel: 2, spins: 2, multiplier: 2 },
  },
  {
    ...toyLines,
    id: 'toy-hold',
    strips: ['SAB', 'SABC', 'ASB', 'BCS', 'ABC'],
    hold: { from: 3, respins: 1, strip: 'SAB', pays: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 40] },
  },
];
