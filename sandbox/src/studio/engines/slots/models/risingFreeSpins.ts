import { type SlotModel } from '../model';
import { TEN_LINES, TWENTY_LINES } from '../paylines';

/** Free spins whose multiplier grows with each spin. */
export const RISING_FREE_SPINS_MODELS: readonly SlotModel[] = [
  {
    id: 'rising-free-spins-low',
    lines: TWENTY_LINES,
    coins: 20,
    strips: [
      'BGIHFICSBEDICGAHEDCEDIHGFBGAHF',
      'ASEGWIHFIGBCAEDHGDBHGEDCHFCIFBI',
      'CDEGCIGFEHACGHEBIHDFIDBASGWFBHI',
      'FBHWEIHDFGCAGIHFISEDGABGEHCDBIC',
      'CHADHBFEICEDHGEFBDGFBIWGIHGCAIS',
    ],
    paytable: {
      A: [0, 65, 175, 875],
      B: [0, 65, 175, 650],
      C: [0, 55, 125, 425],
      D: [0, 45, 100, 325],
      E: [0, 35, 85, 250],
      F: [0, 25, 65, 225],
      G: [0, 22, 55, 175],
      H: [0, 17, 45, 125],
      I: [0, 13, 35, 85],
    },
    scatters: {
      pays: [2, 10, 50],
      award: [6, 8, 10],
      retrigger: 2,
      limit: 12,
      multiplier: 1,
      risingTo: 5,
      strips: [
        'GEDBESIECFIBGHIGHDGFBCAHDICAHF',
        'DFIEAHCBECGISEBFGABGDHCIWHGDFIH',
        'CEBDAHBDCWEGCIGAFHIFDSHEIHGFIGB',
        'FCWHDBGIBDFECHGFCSAGIHDBEIHAEGI',
        'IGCFGBEADIBEDWEGBHISHDFHCIFGCHA',
      ],
    },
  },
  {
    id: 'rising-free-spins-medium',
    lines: TEN_LINES,
    coins: 10,
    strips: [
      'EBDAFDHIBCGEBHAGIHDCSGHFIEFIGC',
      'EDCIGFBDCFIGWEFCHIGHDBEIBAHSGAH',
      'DGBCIFAHEGDHCWIHGIFDHSEFBGACIBE',
      'IHGIDCBGAEGDSIECFHCBFEBHIDWHAFG',
      'HGWEHCDIHBIFEAGEBDIFBHAGICDSCGF',
    ],
    paytable: {
      A: [0, 85, 525, 4300],
      B: [0, 50, 250, 1700],
      C: [0, 45, 175, 875],
      D: [0, 35, 100, 425],
      E: [0, 21, 70, 200],
      F: [0, 14, 45, 175],
      G: [0, 10, 35, 125],
      H: [0, 9, 25, 100],
      I: [0, 7, 21, 85],
    },
    scatters: {
      pays: [2, 10, 50],
      award: [8, 10, 12],
      retrigger: 2,
      limit: 12,
      multiplier: 1,
      risingTo: 10,
      strips: [
        'ISFBHCGIHBAGHIFDEGABCDEFCDIGHE',
        'AIGCEGFBAFGDEHDIHWDSGBCFHIECIBH',
        'WEICGAECHBGFBSHDCIDBIFAHEFGIDGH',
        'GHFGBCHDFAHBEWIGCDICBFEHGIDAISE',
        'FBGWICFHEISDBEIGHIAGDAEFHBCDHCG',
      ],
    },
  },
];
