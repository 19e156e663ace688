import { type SlotModel } from '../model';

/** 243 ways: neighbouring reels from the first on pay in any row. Wilds never stand on the first reel. */
export const WAYS_MODELS: readonly SlotModel[] = [
  {
    id: 'ways-low',
    lines: null,
    coins: 20,
    strips: [
      'CHAIFGBEHBDFACIHBCDBEHDIED',
      'EBDAIGDIWACBHECBIHBDEFHGFH',
      'DBADBEHBFIEFWAHFAHIEBCIAGI',
      'BIEHGIBWECHFEGHAFDGEHIEDHF',
      'DBIDEIDGEFHEGFIBECHFAIFHIG',
    ],
    paytable: {
      A: [0, 30, 60, 200],
      B: [0, 25, 60, 120],
      C: [0, 15, 40, 80],
      D: [0, 12, 40, 80],
      E: [0, 12, 30, 75],
      F: [0, 8, 25, 60],
      G: [0, 6, 12, 50],
      H: [0, 6, 12, 50],
      I: [0, 5, 12, 30],
    },
    scatters: null,
  },
  {
    id: 'ways-medium',
    lines: null,
    coins: 20,
    strips: [
      'IDGEFDEACEBCEDBGIHEIDCHGABHA',
      'FCDHIBGHDIGBFIDHFWIADEFHEACG',
      'CHICFAEHGIHDIEBHAFIAWBHAFHIA',
      'CWGHDIEBGEFHBEACDGAFDHGFADBG',
      'BCFIGCDIBCIGHEFCAHCGHIDFGDAG',
    ],
    paytable: {
      A: [0, 30, 100, 1000],
      B: [0, 20, 80, 250],
      C: [0, 20, 50, 200],
      D: [0, 15, 30, 150],
      E: [0, 8, 20, 50],
      F: [0, 6, 15, 50],
      G: [0, 6, 15, 30],
      H: [0, 4, 10, 30],
      I: [0, 3, 8, 25],
    },
    scatters: null,
  },
];
