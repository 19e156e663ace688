import { type SlotModel } from '../model';
import { TEN_LINES, TWENTY_LINES } from '../paylines';

/** Lines whose wilds multiply the combinations they are part of. */
export const MULTIPLIER_WILDS_MODELS: readonly SlotModel[] = [
  {
    id: 'multiplier-wilds-low',
    lines: TWENTY_LINES,
    coins: 20,
    strips: [
      'IDEFDBAIHGDCIFGBHEGICAGFHBCHE',
      'EHFGWHDAEHIGHCFIDCIGBFEDGBICAB',
      'IGBCHEWDHBEGFIEBDFGHACIGFHIDCA',
      'ECFBWGBHGEIDCADCIHAIGDHFEIFBGH',
      'AHEGCEIBGFHIBDGHFDBICAEIFCGHD',
    ],
    paytable: {
      A: [0, 45, 125, 575],
      B: [0, 45, 125, 425],
      C: [0, 35, 85, 275],
      D: [0, 30, 70, 225],
      E: [0, 21, 55, 175],
      F: [0, 17, 45, 150],
      G: [0, 14, 35, 125],
      H: [0, 11, 30, 85],
      I: [0, 9, 21, 55],
    },
    scatters: null,
    wildMultiplier: 2,
  },
  {
    id: 'multiplier-wilds-high',
    lines: TEN_LINES,
    coins: 10,
    strips: [
      'IHCEBHGFBCFDEBAECGHIDGHIGDIFA',
      'EIHFBCGWCHGIBEGIDFAHBAIDHGCEFD',
      'CADCHBIEFIHBGFEGIHAWDCFIGBEDHG',
      'CIHAGICGBDFHCAEBHDWFIGDIHEGBEF',
      'CHGDEHFGIDHBIFAECBIGFIGDABCHE',
    ],
    paytable: {
      A: [0, 40, 225, 1900],
      B: [0, 23, 125, 750],
      C: [0, 19, 75, 375],
      D: [0, 15, 45, 200],
      E: [0, 9, 30, 90],
      F: [0, 6, 19, 75],
      G: [0, 5, 15, 55],
      H: [0, 4, 11, 45],
      I: [0, 3, 9, 40],
    },
    scatters: null,
    wildMultiplier: 3,
  },
];
