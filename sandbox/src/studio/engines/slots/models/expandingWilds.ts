import { type SlotModel } from '../model';
import { TEN_LINES, TWENTY_LINES } from '../paylines';

/** Lines with wilds that expand over their reel. */
export const EXPANDING_WILDS_MODELS: readonly SlotModel[] = [
  {
    id: 'expanding-wilds-low',
    lines: TWENTY_LINES,
    coins: 20,
    strips: [
      'HIDCEBFEGICADCBHIFHGBFGHAGDIE',
      'BAIBGEAIDCGDIHFEHGIECFBWHDFCHG',
      'EIDHGECBICBDEFIBWGHFGDHCFAGIHA',
      'AHGFDWEGCFGIHBGEHCDIBFIDHBIACE',
      'EBDICEFCGHIABDHAGFHIBEDGICFHG',
    ],
    paytable: {
      A: [0, 35, 85, 425],
      B: [0, 35, 85, 325],
      C: [0, 25, 65, 225],
      D: [0, 22, 55, 175],
      E: [0, 16, 45, 125],
      F: [0, 13, 35, 100],
      G: [0, 11, 25, 85],
      H: [0, 9, 22, 65],
      I: [0, 7, 16, 45],
    },
    scatters: null,
    expandingWilds: true,
  },
  {
    id: 'expanding-wilds-medium',
    lines: TEN_LINES,
    coins: 10,
    strips: [
      'HGDHCEFDIEAFHIGDBGFIACGIBCHBE',
      'FCBGFECHIBCIHDGBIHWGEDIHDAFEGA',
      'EHDIGAFGBWEGCBDCHIFDAHCIEBHIGF',
      'DHEAGHEIFDBCIHCIGDFIBFAWGCHBGE',
      'DGHBACEGFHIBGICDIHAEIDGFCEBHF',
    ],
    paytable: {
      A: [0, 45, 250, 2200],
      B: [0, 25, 125, 875],
      C: [0, 22, 85, 425],
      D: [0, 17, 50, 225],
      E: [0, 10, 35, 100],
      F: [0, 7, 22, 85],
      G: [0, 5, 17, 65],
      H: [0, 4, 13, 50],
      I: [0, 3, 10, 45],
    },
    scatters: null,
    expandingWilds: true,
  },
];
