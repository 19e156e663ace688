import { type SlotModel } from '../model';
import { FIVE_LINES } from '../paylines';

/** Five lines that pay from the left and from the right. */
export const BOTH_WAYS_MODELS: readonly SlotModel[] = [
  {
    id: 'both-ways-low',
    lines: FIVE_LINES,
    coins: 5,
    bothWays: true,
    strips: [
      'FCDFCGEAGBFGEADGCDBE',
      'EAFCEFGDBGDCEAGBDGFCW',
      'GDAFDBGACEGFEDFECGBCW',
      'DFGDFGCDBFEBCWAGEAGCE',
      'GDFBGECGDABFCEDGCAEF',
    ],
    paytable: {
      A: [0, 24, 150, 1200],
      B: [0, 14, 70, 475],
      C: [0, 12, 45, 225],
      D: [0, 9, 30, 125],
      E: [0, 6, 19, 55],
      F: [0, 4, 12, 45],
      G: [0, 3, 9, 35],
    },
    scatters: null,
  },
  {
    id: 'both-ways-lively',
    lines: FIVE_LINES,
    coins: 5,
    bothWays: true,
    strips: [
      'CAGFCBGDAEFBEDFCGDEG',
      'WBAEGDFCDEGFDGAECGBCF',
      'BFGCEGDCGBFAECFWDAEGD',
      'FAGCBDGECDBEAFEGWCFGD',
      'CEBAEFCGADGBCGFDEGFD',
    ],
    paytable: {
      A: [0, 17, 45, 225],
      B: [0, 17, 45, 175],
      C: [0, 14, 35, 125],
      D: [0, 11, 30, 85],
      E: [0, 9, 23, 70],
      F: [0, 7, 17, 55],
      G: [0, 6, 14, 45],
    },
    scatters: null,
  },
];
