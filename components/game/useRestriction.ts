import type { GameDetails } from '@/domain/game/game';
import type { PlayState } from '@/domain/game/play';
import { isRestrictedIn } from '@/domain/game/restriction';
import { useVisitorCountry } from '@/hooks/player/useVisitorCountry';
import { useCountryNameQuery } from '@/services/country/countryName';

/** The game is not offered here; `place` is the country's name, null if unknown. */
export type Restriction = { place: string | null };

/** Error code of the backend for a game restricted in the player's country (ERR-36). */
const GAME_RESTRICTED = 'GAME_RESTRICTED';

/**
 * Whether the game is restricted in the visitor's country, which is taken from the backend's last refusal, otherwise
 * from the browser, otherwise from the server-rendered page (GAME-09). Null: no known restriction.
 */
export function useRestriction(game: GameDetails, pageCountry: string, state: PlayState): Restriction | null {
  const here = useVisitorCountry() ?? pageCountry;
  const refused = state.phase === 'failed' && state.code === GAME_RESTRICTED;
  const country = (refused && state.country) || here;
  const restricted = refused || isRestrictedIn(game, country);
  const { data } = useCountryNameQuery({ code: country }, { skip: !restricted || country === '' });
  return restricted ? { place: data ?? null } : null;
}
