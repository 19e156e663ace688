import { type SlotModel } from '../model';
import { TWENTY_LINES } from '../paylines';

/** Lines with a random multiplier after every paying spin. */
export const LUCKY_MULTIPLIER_MODELS: readonly SlotModel[] = [
  {
    id: 'lucky-multiplier-low',
    lines: TWENTY_LINES,
    coins: 20,
    strips: [
      'CBIDBEFGEAHBDAIGCIHCFHIGHDGFE',
      'DFGHAFIEGIDCBDIBGHWEFHCIBHCEAG',
      'DHEBFWHIDFCIGHCAIGHBEFGDCEBIAG',
      'IHCAGIFEGCDGAFDBHGEIDEHIBFWBHC',
      'EGICFIHBCEDHFBGEWDHFCGIABHGAID',
    ],
    paytable: {
      A: [0, 55, 150, 775],
      B: [0, 55, 150, 575],
      C: [0, 50, 125, 375],
      D: [0, 40, 95, 275],
      E: [0, 30, 75, 225],
      F: [0, 23, 55, 200],
      G: [0, 19, 50, 150],
      H: [0, 15, 40, 125],
      I: [0, 11, 30, 75],
    },
    scatters: null,
    luck: [
      { multiplier: 1, weight: 80 },
      { multiplier: 2, weight: 15 },
      { multiplier: 3, weight: 5 },
    ],
  },
  {
    id: 'lucky-multiplier-medium',
    lines: TWENTY_LINES,
    coins: 20,
    strips: [
      'BGHIADFIEGCFDGIFHEGCHBIACEBDH',
      'EBADBIGFADGHEGICHDCHIFECGBWIHF',
      'HFEIGDIGAWGEIDCHEBHAFCBIFCHGDB',
      'DHCIGHEBGFDIFCIEBHCGABHGDIWAFE',
      'IEDHBDACHDGFCGIWHFBIEGFIEGCBAH',
    ],
    paytable: {
      A: [0, 55, 350, 2800],
      B: [0, 35, 175, 1100],
      C: [0, 30, 125, 575],
      D: [0, 23, 70, 275],
      E: [0, 14, 45, 125],
      F: [0, 9, 30, 125],
      G: [0, 7, 23, 85],
      H: [0, 6, 17, 70],
      I: [0, 5, 14, 55],
    },
    scatters: null,
    luck: [
      { multiplier: 1, weight: 70 },
      { multiplier: 2, weight: 18 },
      { multiplier: 5, weight: 9 },
      { multiplier: 10, weight: 3 },
    ],
  },
];
