import { type SlotModel } from '../model';
import { TEN_LINES, TWENTY_LINES } from '../paylines';

/** Lines with a wild on the third reel that holds the reel for respins. */
export const RESPIN_MODELS: readonly SlotModel[] = [
  {
    id: 'respin-low',
    lines: TEN_LINES,
    coins: 10,
    strips: [
      'ICEDGAHDIFBEGACIBFHGIDGEHFBCH',
      'DCEIGBEDGIHFACEFGABICHBFHIDHG',
      'CIGEIHBEWDBIAHDGHWICFEHBGCFDAFG',
      'ECGDBIEDIGHFBHGIHFADIFECBAHCG',
      'ABCGDHIBDEGFHGIBFIEAGHDECIFCH',
    ],
    paytable: {
      A: [0, 19, 125, 950],
      B: [0, 11, 55, 375],
      C: [0, 10, 40, 200],
      D: [0, 8, 23, 95],
      E: [0, 5, 15, 45],
      F: [0, 3, 10, 40],
      G: [0, 2, 8, 30],
      H: [0, 2, 6, 23],
      I: [0, 2, 5, 19],
    },
    scatters: null,
    expandingWilds: true,
    respin: { reel: 2, spins: 2, multiplier: 2 },
  },
  {
    id: 'respin-lively',
    lines: TWENTY_LINES,
    coins: 20,
    strips: [
      'ICGEDHFDBGEHCFBECHGFIBAIDAIGH',
      'BEHICGDFGBAEBGFICHDAHIGEICFDH',
      'HEWDFBCGIDCBHGBWIGAHEGDICFHEAFI',
      'HAGCFIDFHIBHAGDCFEDIEHBGIECGB',
      'BDCFIDAHCGHIAEIGFEGBHDFCBGIHE',
    ],
    paytable: {
      A: [0, 30, 75, 375],
      B: [0, 30, 75, 275],
      C: [0, 23, 55, 175],
      D: [0, 19, 45, 150],
      E: [0, 14, 35, 100],
      F: [0, 11, 30, 95],
      G: [0, 9, 23, 75],
      H: [0, 7, 19, 55],
      I: [0, 6, 14, 35],
    },
    scatters: null,
    expandingWilds: true,
    respin: { reel: 2, spins: 1, multiplier: 1 },
  },
];
