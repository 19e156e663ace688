import { textIn } from '../../texts/texts';
import { type TournamentRow } from './schema';

/** What a tournament is called, in a language. */
export const tournamentName = (kind: TournamentRow['kind'], language: string): string =>
  textIn(language, 'casino', `tournamentName.${kind}`);
