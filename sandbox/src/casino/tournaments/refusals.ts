import { type Spoken, spokenOf } from '../../http/languages';
import { Refusal } from '../../http/refusal';

const ENDED: Readonly<Record<Spoken, string>> = {
  en: 'This tournament is over.',
  de: 'Dieses Turnier ist vorbei.',
  ar: 'انتهت هذه البطولة.',
  th: 'ทัวร์นาเมนต์นี้จบแล้ว',
};
const UNKNOWN: Readonly<Record<Spoken, string>> = {
  en: 'We can’t find this tournament.',
  de: 'Dieses Turnier gibt es nicht.',
  ar: 'لا توجد بطولة كهذه.',
  th: 'ไม่มีทัวร์นาเมนต์นี้',
};

/** The refusal to enter a tournament that is over. */
export const tournamentEnded = (language: string): Refusal =>
  new Refusal(409, 'TOURNAMENT_ENDED', ENDED[spokenOf(language)]);

/** The refusal for an unknown tournament, or one of another brand. */
export const tournamentNotFound = (language: string): Refusal =>
  new Refusal(404, 'TOURNAMENT_NOT_FOUND', UNKNOWN[spokenOf(language)]);
