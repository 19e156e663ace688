import { type Family } from './family';

/** House games and table games. */
export const HOUSE = {
  dice: {
    words: /\b(?:dice|craps)/i,
    motifs: ['dice'],
    skies: [
      [265, 0.12],
      [165, 0.08],
    ],
    main: [22, 0.19],
    accent: [85, 0.15],
    scenes: ['plain'],
    faces: ['russo'],
  },
  mines: {
    words: /\b(?:mines$)/i,
    motifs: ['mine'],
    skies: [
      [200, 0.09],
      [265, 0.09],
    ],
    main: [265, 0.09],
    accent: [25, 0.2],
    scenes: ['plain'],
    faces: ['russo'],
  },
  plinko: {
    words: /\b(?:plinko)/i,
    motifs: ['plinko'],
    skies: [
      [295, 0.11],
      [215, 0.11],
    ],
    main: [220, 0.1],
    accent: [350, 0.18],
    scenes: ['plain'],
    faces: ['russo'],
  },
  limbo: {
    words: /\b(?:limbo|tower|hilo)/i,
    motifs: ['cards'],
    skies: [
      [25, 0.14],
      [185, 0.09],
    ],
    main: [205, 0.13],
    accent: [25, 0.19],
    scenes: ['plain'],
    faces: ['russo'],
  },
  roulette: {
    words: /\b(?:roulette)/i,
    motifs: ['roulette'],
    skies: [
      [160, 0.08],
      [20, 0.1],
    ],
    main: [150, 0.12],
    accent: [20, 0.19],
    scenes: ['felt'],
    faces: ['limelight', 'cinzel'],
  },
  cards: {
    words: /\b(?:blackjack|baccarat|poker|hold.?em|solitaire)/i,
    motifs: ['cards', 'chips'],
    skies: [
      [165, 0.08],
      [255, 0.09],
      [20, 0.1],
    ],
    main: [20, 0.19],
    accent: [255, 0.14],
    scenes: ['felt'],
    faces: ['limelight', 'cinzel'],
  },
  crash: {
    words: /\b(?:crash|rocket|liftoff|jet)/i,
    motifs: ['rocket'],
    skies: [
      [262, 0.12],
      [25, 0.12],
    ],
    main: [215, 0.12],
    accent: [28, 0.2],
    scenes: ['stars', 'burst'],
    faces: ['russo'],
    particles: 'spark',
  },
  wheel: {
    words: /\b(?:wheel|mega spin|game show)/i,
    motifs: ['fortune'],
    skies: [
      [300, 0.11],
      [262, 0.11],
      [20, 0.12],
    ],
    main: [262, 0.17],
    accent: [20, 0.2],
    scenes: ['burst', 'curtain'],
    faces: ['bungee', 'lilita'],
    particles: 'spark',
  },
} satisfies Record<string, Family>;
