import { type AccountRow } from './store/accounts';

type Named = Pick<AccountRow, 'id' | 'nickname' | 'firstName' | 'preferences'>;

/**
 * The name that other players see (OP-051): the nickname, else the masked first name, else a part of the id. Never the
 * e-mail or what is derived from it; null in ghost mode (LIM-10).
 */
export function publicName({ id, nickname, firstName, preferences }: Named): string | null {
  if (preferences.ghostMode === true) return null;
  if (nickname && !nickname.includes('@')) return nickname;
  const letters = [...(firstName ?? '')];
  return letters.length > 1 ? `${letters[0]}***${letters.at(-1)}` : `Player-${id.slice(0, 4)}`;
}
