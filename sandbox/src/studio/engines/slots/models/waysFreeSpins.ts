import { type SlotModel } from '../model';

/** 243 ways with free spins, on separate reels and with multiplied wins. */
export const WAYS_FREE_SPINS_MODELS: readonly SlotModel[] = [
  {
    id: 'ways-free-spins-medium',
    lines: null,
    coins: 20,
    strips: [
      'BEFHAICGHIDHGICDBGDIAFHEBGEFSC',
      'ICDHGIACWGDHECBIDFBHESBEFIGAFGH',
      'GIDCBIFCSBIFGEHIAHDBFHGDEAGWHEC',
      'ADHGBIFDSIAWEGBDEIHCGEHCFIHFBCG',
      'HFACDSEADBHDGICFEIGFHIGBHIBECG',
    ],
    paytable: {
      A: [0, 30, 175, 1500],
      B: [0, 18, 90, 600],
      C: [0, 15, 60, 300],
      D: [0, 12, 35, 150],
      E: [0, 7, 24, 65],
      F: [0, 5, 15, 60],
      G: [0, 3, 12, 40],
      H: [0, 3, 8, 35],
      I: [0, 2, 7, 30],
    },
    scatters: {
      pays: [2, 10, 50],
      award: [8, 10, 12],
      retrigger: 3,
      limit: 15,
      multiplier: 2,
      strips: [
        'FBGIEAFCSIHCBDGBHEIHEDFHGCDAIG',
        'CGICBFIWBASDHADHGEDBGFCEIHGEIFH',
        'GSICEHGFDHBFICDBCWBAGEHGEIFHAID',
        'HIACFBEICSEWBGDFIDHCAGEHFGDIHBG',
        'BDHIECFIHEGFDGCSHABIGDAIEBCFGH',
      ],
    },
  },
  {
    id: 'ways-free-spins-lively',
    lines: null,
    coins: 20,
    strips: [
      'BEFHAICGHIDHGICDBGDIAFHEBGEFSC',
      'ICDHGIACWGDHECBIDFBHESBEFIGAFGH',
      'GIDCBIFCSBIFGEHIAHDBFHGDEAGWHEC',
      'ADHGBIFDSIAWEGBDEIHCGEHCFIHFBCG',
      'HFACDSEADBHDGICFEIGFHIGBHIBECG',
    ],
    paytable: {
      A: [0, 25, 225, 2200],
      B: [0, 16, 125, 1100],
      C: [0, 8, 40, 275],
      D: [0, 5, 22, 125],
      E: [0, 2, 7, 25],
      F: [0, 2, 5, 16],
      G: [0, 1, 3, 11],
      H: [0, 1, 2, 8],
      I: [0, 1, 2, 7],
    },
    scatters: {
      pays: [2, 10, 50],
      award: [8, 10, 12],
      retrigger: 2,
      limit: 12,
      multiplier: 3,
      strips: [
        'FBGIEAFCSIHCBDGBHEIHEDFHGCDAIG',
        'CGICBFIWBASDHADHGEDBGFCEIHGEIFH',
        'GSICEHGFDHBFICDBCWBAGEHGEIFHAID',
        'HIACFBEICSEWBGDFIDHCAGEHFGDIHBG',
        'BDHIECFIHEGFDGCSHABIGDAIEBCFGH',
      ],
    },
  },
];
