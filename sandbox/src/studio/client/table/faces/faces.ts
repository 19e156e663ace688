import { type TableKind } from '../../../engines/tables';
import { type Language } from '../../../texts/language';
import { baccaratFace } from './baccarat';
import { type Face } from './face';
import { rouletteFace } from './roulette';

const FACES: Readonly<Record<TableKind, (language: Language) => Face>> = {
  roulette: rouletteFace,
  baccarat: baccaratFace,
};

/** The face of a kind of table, as the page names it. */
export const faceOf = (kind: string | undefined, language: Language): Face =>
  (kind === 'baccarat' ? FACES.baccarat : FACES.roulette)(language);
