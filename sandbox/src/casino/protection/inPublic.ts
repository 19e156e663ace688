import { type AccountRow } from '../accounts/store/accounts';
import { isExcluded, type Stopped } from './stop';

/** Whether a player hides the name in public lists (LIM-10). */
export const isGhost = ({ preferences }: Pick<AccountRow, 'preferences'>): boolean => preferences.ghostMode === true;

/** Whether others may see a player at all: not while excluded or frozen. */
export const isInPublic = (account: Stopped, now: Date): boolean =>
  !isExcluded(account, now) && (account.frozenUntil === null || account.frozenUntil <= now);
