import type { GameDetails } from '@/domain/game/game';
import type { PlayState } from '@/domain/game/play';
import { isRestrictedIn } from '@/domain/game/restriction';
import { useVisitorCountry } from '@/hooks/player/useVisitorCountry';
import { useCountryNameQuery } from '@/services/country/countryName';

/** Why a game is not offered here; `place` is the country in words, null where nobody can name it. */
export type Restriction = { place: string | null };

/** The code under which the backend refuses a game for the player's country (ERR-36). */
const GAME_RESTRICTED = 'GAME_RESTRICTED';

/**
 * Whether the game is not offered where the visitor is: as the backend said at the last start, else as the browser knows,
 * else as the page was made for (GAME-09). Null: nothing is known against it.
 */
export function useRestriction(game: GameDetails, pageCountry: string, state: PlayState): Restriction | null {
  const here = useVisitorCountry() ?? pageCountry;
  const refused = state.phase === 'failed' && state.code === GAME_RESTRICTED;
  const country = (refused && state.country) || here;
  const restricted = refused || isRestrictedIn(game, country);
  const { data } = useCountryNameQuery({ code: country }, { skip: !restricted || country === '' });
  return restricted ? { place: data ?? null } : null;
}
