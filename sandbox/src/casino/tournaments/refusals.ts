import { Refusal } from '../../http/refusal';
import { type KeyBelow, spokenOf, textIn } from '../../texts/texts';

const said = (code: KeyBelow<'casino', 'tournament'>, language: string) =>
  textIn(spokenOf(language), 'casino', `tournament.${code}`);

/** The refusal to enter a tournament that is over. */
export const tournamentEnded = (language: string): Refusal =>
  new Refusal(409, 'TOURNAMENT_ENDED', said('TOURNAMENT_ENDED', language));

/** The refusal for an unknown tournament, or one of another brand. */
export const tournamentNotFound = (language: string): Refusal =>
  new Refusal(404, 'TOURNAMENT_NOT_FOUND', said('TOURNAMENT_NOT_FOUND', language));
