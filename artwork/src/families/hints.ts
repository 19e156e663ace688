import { type MotifId } from './motifs';
import { type Family, type Hue } from './family';

/** Word beginnings that select a motif, if the family has it. */
const WORDS: readonly (readonly [word: string, motif: MotifId])[] = [
  ['phara', 'pharaoh'],
  ['horus', 'eye'],
  ['scarab', 'scarab'],
  ['cherr', 'cherry'],
  ['lemon', 'citrus'],
  ['citrus', 'citrus'],
  ['melon', 'melon'],
  ['grape', 'grape'],
  ['orchard', 'cherry'],
  ['bell', 'bell'],
  ['seven', 'seven'],
  ['lotus', 'lotus'],
  ['koi', 'koi'],
  ['lantern', 'lantern'],
  ['sakura', 'fan'],
  ['vault', 'chest'],
  ['treasure', 'chest'],
  ['coin', 'coin'],
  ['orbit', 'planet'],
  ['nova', 'planet'],
  ['star', 'planet'],
  ['sugar', 'lolly'],
  ['lolli', 'lolly'],
  ['candy', 'candy'],
  ['baker', 'cupcake'],
  ['crypt', 'skull'],
  ['grave', 'skull'],
  ['moon', 'midnight'],
  ['midnight', 'midnight'],
  ['vampir', 'midnight'],
  ['alchem', 'potion'],
  ['elixir', 'potion'],
  ['hammer', 'hammer'],
  ['viking', 'shield'],
  ['spart', 'helmet'],
  ['zeus', 'bolt'],
  ['thunder', 'bolt'],
  ['outlaw', 'star'],
  ['sheriff', 'star'],
  ['saloon', 'horseshoe'],
  ['cact', 'cactus'],
  ['kraken', 'kraken'],
  ['bass', 'fish'],
  ['anchor', 'anchor'],
  ['corsair', 'pirate'],
  ['skull', 'pirate'],
  ['potion', 'potion'],
  ['cupcake', 'cupcake'],
  ['pirate', 'pirate'],
  ['dragon', 'egg'],
  ['knight', 'sword'],
  ['blackjack', 'cards'],
  ['poker', 'chips'],
  ['clover', 'clover'],
];

const HINTS = WORDS.map(([word, motif]) => [new RegExp(`\\b${word}`, 'i'), motif] as const);

/** The motif selected by a word of the name, or null. */
export const motifByWords = (name: string, { motifs }: Family): MotifId | null =>
  HINTS.find(([word, motif]) => motifs.includes(motif) && word.test(name))?.[1] ?? null;

const HUES: readonly (readonly [word: RegExp, hue: Hue])[] = [
  [/ruby/i, [18, 0.17]],
  [/emerald/i, [155, 0.17]],
  [/sapph/i, [262, 0.17]],
  [/diamond/i, [225, 0.06]],
  [/amber/i, [70, 0.17]],
  [/ameth/i, [305, 0.17]],
  [/lemon/i, [95, 0.19]],
  [/orange/i, [55, 0.19]],
  [/lime/i, [130, 0.19]],
];

/** The colour of the stone or fruit in a name, or null. */
export const hueByWords = (name: string): Hue | null => HUES.find(([word]) => word.test(name))?.[1] ?? null;
