import { type Family } from './family';
import { HOUSE } from './house';
import { TALES } from './tales';
import { THINGS } from './things';

const FAMILIES = { ...HOUSE, ...TALES, ...THINGS };

export type FamilyId = keyof typeof FAMILIES;

/** Families that win even if the name also matches another family: Ice Palace, Book of Amun. */
const FIRST: readonly FamilyId[] = [
  'dice',
  'mines',
  'plinko',
  'limbo',
  'roulette',
  'cards',
  'crash',
  'ice',
  'norse',
  'book',
  'wheel',
  'gothic',
];

/** The other families, in the order they are tried. */
const THEN: readonly FamilyId[] = [
  'egypt',
  'fruit',
  'seven',
  'gem',
  'coin',
  'royal',
  'asia',
  'dragon',
  'wild',
  'bull',
  'lion',
  'sea',
  'pirate',
  'fish',
  'space',
  'candy',
  'potion',
  'greek',
  'west',
  'fire',
  'aztec',
  'irish',
  'neon',
  'joker',
  'mask',
  'honey',
  'mush',
  'sword',
];

/** The family that matches the words of a name, or null. */
export const familyByWords = (name: string): FamilyId | null =>
  [...FIRST, ...THEN].find((id) => FAMILIES[id].words.test(name)) ?? null;

/** Families for names without a known word. */
export const ANYONES: readonly FamilyId[] = [...FIRST, ...THEN].filter((id) => !(id in HOUSE));

export const familyOf = (id: FamilyId): Family => FAMILIES[id];
