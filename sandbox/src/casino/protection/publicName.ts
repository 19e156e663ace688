import { type AccountRow } from '../accounts/store/accounts';
import { isExcluded, type Stopped } from './stop';

/** "Maria" → "M***a"; the first and the last letter of a longer name only. */
function masked(name: string): string {
  const letters = [...name.trim()];
  return `${letters[0] ?? ''}***${letters.length > 3 ? letters.at(-1) : ''}`;
}

/** Whether a player hides the name in public lists (LIM-10). */
export const isGhost = ({ preferences }: Pick<AccountRow, 'preferences'>): boolean => preferences.ghostMode === true;

/**
 * A player's name for others: the nickname, else the first name masked; never anything of the e-mail (OP-051). Null in
 * ghost mode.
 */
export function publicName(account: Pick<AccountRow, 'nickname' | 'firstName' | 'preferences'>): string | null {
  if (isGhost(account)) return null;
  const { nickname, firstName } = account;
  if (nickname && !nickname.includes('@')) return nickname;
  return masked(nickname ?? firstName ?? '');
}

/** Whether others may see a player at all: not while excluded or frozen. */
export const isInPublic = (account: Stopped, now: Date): boolean =>
  !isExcluded(account, now) && (account.frozenUntil === null || account.frozenUntil <= now);
