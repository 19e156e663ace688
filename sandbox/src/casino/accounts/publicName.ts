import { type AccountRow } from './store/accounts';

type Named = Pick<AccountRow, 'id' | 'nickname' | 'firstName' | 'preferences'>;

/** What stands in for the name of a player in ghost mode. */
const GHOST = 'Ghost';

/**
 * The name that other players see (OP-051): the nickname, else the masked first name, else a part of the id. Never the
 * e-mail or what is derived from it; nothing at all in ghost mode.
 */
export function publicName({ id, nickname, firstName, preferences }: Named): string {
  if (preferences.ghostMode === true) return GHOST;
  if (nickname && !nickname.includes('@')) return nickname;
  const letters = [...(firstName ?? '')];
  return letters.length > 1 ? `${letters[0]}***${letters.at(-1)}` : `Player-${id.slice(0, 4)}`;
}
