import { type SlotModel } from '../model';
import { TWENTY_LINES } from '../paylines';

/** Lines on reels with stacked symbols. */
export const STACKED_MODELS: readonly SlotModel[] = [
  {
    id: 'stacked-low',
    lines: TWENTY_LINES,
    coins: 20,
    strips: [
      'EEDDCGHGGGFFFECCAAHHHAFDBBB',
      'GGGFDDDHHHBEEECCCWAAABBHFFFG',
      'GGGGHWBBBAFFDDDHHHEEECCCAAFF',
      'WCHHDDGBBBFFFFHHEDEEGGGAAACC',
      'FFFFCCHBBGGBDGGEEECDDAAAHHH',
    ],
    paytable: {
      A: [0, 50, 125, 675],
      B: [0, 50, 125, 500],
      C: [0, 40, 100, 325],
      D: [0, 35, 85, 250],
      E: [0, 25, 65, 200],
      F: [0, 20, 50, 175],
      G: [0, 17, 40, 125],
      H: [0, 13, 35, 100],
    },
    scatters: null,
  },
  {
    id: 'stacked-medium',
    lines: TWENTY_LINES,
    coins: 20,
    strips: [
      'GAAECCFHHHCGGGHFFFDDDAEBBEB',
      'FCCCFFDDDGGGFEEEAAAGHHWHHBBB',
      'AAFDDDFFFHHHGCCCWBHGGGEABBEE',
      'GGGFFFHHHHDFGWDDEEECCCAAABBB',
      'HCCCEEFBBBGGDDGEGFHHHAAAFFD',
    ],
    paytable: {
      A: [0, 65, 375, 3100],
      B: [0, 40, 200, 1300],
      C: [0, 30, 125, 625],
      D: [0, 25, 75, 325],
      E: [0, 15, 50, 150],
      F: [0, 10, 30, 125],
      G: [0, 8, 25, 95],
      H: [0, 6, 19, 75],
    },
    scatters: null,
  },
];
