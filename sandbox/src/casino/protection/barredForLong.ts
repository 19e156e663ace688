import { DAY_MS } from '@/domain/time/lengths';
import { type AccountRow } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { exclusionEnd, isExcluded } from './stop';
import { receiptsOf } from './stopStore';

/** The start of a player's continuous exclusion; null when their receipts do not tell. */
async function excludedSince(db: Db, player: string, end: Date, now: Date): Promise<Date | null> {
  const receipts = (await receiptsOf(db, player, 'self-exclusion')).filter(({ duration }) => duration !== 'standing');
  if (!receipts.some(({ until }) => until !== null && until >= end)) return null;
  return receipts
    .toSorted((one, other) => other.from.getTime() - one.from.getTime())
    .reduce((since, { from, until }) => (from < since && until !== null && until > since ? from : since), now);
}

/**
 * Whether a self-exclusion bars a player from play for more than a day: permanent, until the end of a calendar day, or
 * longer than 24 hours in total (ADR 0012). An exclusion without a known start, set by somebody else, counts as long.
 */
export async function isBarredForLong(db: Db, account: AccountRow, now: Date): Promise<boolean> {
  if (!isExcluded(account, now)) return false;
  const end = exclusionEnd(account);
  if (!(end instanceof Date)) return true;
  const since = await excludedSince(db, account.id, end, now);
  return since === null || end.getTime() - since.getTime() > DAY_MS;
}
