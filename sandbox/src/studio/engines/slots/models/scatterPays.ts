import { type SlotModel } from '../model';

/** Letters that pay anywhere on the grid, from six on; no lines, no wilds. */
export const SCATTER_PAYS_MODELS: readonly SlotModel[] = [
  {
    id: 'scatter-pays-low',
    lines: null,
    anywhere: true,
    coins: 20,
    strips: [
      'GGGFFFFGGBBBEECDDDEEDAACCA',
      'FFFAAADDDBBGGGFGCDEEEECCBG',
      'DBBEGDDDAAACCEEECGGBFFFFGG',
      'BBBDGGGFFFCCCEEEEAADDDAFGG',
      'GGCFFFCCBBBFEEDAAAGGGEEDDD',
    ],
    paytable: {
      A: [50, 150, 475, 2400],
      B: [40, 95, 275, 1200],
      C: [30, 70, 200, 725],
      D: [19, 50, 150, 475],
      E: [14, 40, 95, 375],
      F: [10, 24, 70, 250],
      G: [10, 19, 50, 200],
    },
    scatters: null,
  },
  {
    id: 'scatter-pays-high',
    lines: null,
    anywhere: true,
    coins: 20,
    strips: [
      'FDFFBBGGGDDEDCBGEEEAAAGCCF',
      'DFBBEECCCBFGGAAAFGGGDDDEFE',
      'DEEEFFFGBBBCCGGGGAAAECFDDD',
      'GCCCFFFBBBDEDDDEEEAGGAAFGG',
      'AAABBBFCCCEGGGDEEEFDDFFGGD',
    ],
    paytable: {
      A: [12, 70, 475, 6000],
      B: [9, 45, 275, 2900],
      C: [7, 35, 200, 700],
      D: [5, 24, 150, 475],
      E: [4, 19, 95, 375],
      F: [2, 12, 70, 225],
      G: [2, 9, 45, 200],
    },
    scatters: null,
  },
];
