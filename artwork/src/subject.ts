import { pick, randomOf, type Random } from './drawing/random';
import { ANYONES, familyByWords, type FamilyId, familyOf } from './families/families';
import { type Family } from './families/family';
import { motifByWords } from './families/hints';
import { type MotifId } from './families/motifs';
import { type Palette, paletteOf } from './palette';

/** What the pictures of a name have in common: family, motif and colours; `random` goes on from there. */
export type Subject = { random: Random; familyId: FamilyId; family: Family; motif: MotifId; palette: Palette };

/** Drops characters that XML does not allow. */
export const plain = (text: string): string => text.replace(/[^\u0020-\ud7ff\ue000-\ufffd]/g, '');

/** A text as the value of an attribute. */
export const attribute = (text: string): string =>
  plain(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** The family of a name; random for a name without any known word. */
function familyFor(name: string, random: Random): FamilyId {
  return familyByWords(name) ?? ANYONES[Math.floor(random() * ANYONES.length)] ?? 'gem';
}

/** The subject of a game's pictures, from its id and its name. */
export function subjectOf(id: string, name: string): Subject {
  const random = randomOf(`${id}|${name}`);
  const familyId = familyFor(name, random);
  const family = familyOf(familyId);
  const motif = motifByWords(name, family) ?? pick(family.motifs, random);
  return { random, familyId, family, motif, palette: paletteOf(familyId, family, motif, name, random) };
}
