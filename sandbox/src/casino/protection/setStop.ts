import { anywhere } from '@/config/markets/anywhere';
import { type Market } from '@/config/markets/market';
import { type ExclusionDuration, type FreezeDays } from '@/domain/protection/options';
import { freezeEnd, selfExclusionEnd } from '@/domain/protection/stopEnd';
import { type AccountRow, changeAccount } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { type StopRow } from './schema';
import { endSessions } from '../accounts/store/sessions';
import { endPlay } from './playTime';
import { exclusionEnd } from './stop';
import { isLongExclusion } from '@/domain/protection/options';
import { keepStop, receiptFor } from './stopStore';

/** A request; the caller has locked `account` and read `now` after that. */
type Asked = { account: AccountRow; intent: string; now: Date };

/** A stop, and whether this call set it. A request that does not extend the current stop returns that one. */
export type SetStop = { stop: StopRow; isNew: boolean };

/** Repeating the same stop within this time changes nothing: a second tab, a double click. */
const SAME_MS = 60_000;

const reach = (end: Date | null) => end?.getTime() ?? Infinity;

/** Whether a new end is at least SAME_MS later than the current one. A stop is never shortened. */
const lengthens = (end: Date | null, present: Date | null): boolean =>
  reach(end) !== reach(present) && reach(end) >= reach(present) + SAME_MS;

/** The receipt of the current stop, created now if it was set elsewhere. */
async function standing(tx: Db, { account, intent, now }: Asked, kind: StopRow['kind'], until: Date | null) {
  const { id: player } = account;
  const found = await receiptFor(tx, player, kind, until);
  return found ?? keepStop(tx, { player, kind, duration: 'standing', from: now, until, intent });
}

/** Freezes an account for a number of days and ends all its sessions; nobody can sign in until then (OP-096). */
export async function freeze(tx: Db, { days, ...asked }: Asked & { days: FreezeDays }): Promise<SetStop> {
  const { account, intent, now } = asked;
  const until = freezeEnd(days, now);
  await endSessions(tx, account.id, now);
  const present = account.frozenUntil;
  if (present !== null && present > now && !lengthens(until, present)) {
    return { stop: await standing(tx, asked, 'freeze', present), isNew: false };
  }
  await changeAccount(tx, account.id, { frozenUntil: until });
  await endPlay(tx, account.id, now);
  const duration = `${days}d`;
  const stop = await keepStop(tx, { player: account.id, kind: 'freeze', duration, from: now, until, intent });
  return { stop, isNew: true };
}

type Exclusion = { duration: ExclusionDuration; until: string | null; market?: Market };

/**
 * Excludes a player; where the market bars excluded players from logging in, all sessions end. `until` is the day of a custom exclusion, which the
 * caller has validated.
 */
export async function selfExclude(
  tx: Db,
  { duration, until: day, market = anywhere, ...asked }: Asked & Exclusion,
): Promise<SetStop> {
  const { account, intent, now } = asked;
  if (!market.exclusions.logIn && isLongExclusion(duration)) await endSessions(tx, account.id, now);
  const until = selfExclusionEnd(duration, day, now);
  const present = exclusionEnd(account);
  const presentEnd = present === 'never' ? null : present;
  const holds = present !== null && reach(presentEnd) > now.getTime();
  if (holds && !lengthens(until, presentEnd)) {
    return { stop: await standing(tx, asked, 'self-exclusion', presentEnd), isNew: false };
  }
  await endPlay(tx, account.id, now);
  await changeAccount(tx, account.id, until === null ? { isSelfExclusionPermanent: true } : { excludedUntil: until });
  const stop = await keepStop(tx, { player: account.id, kind: 'self-exclusion', duration, from: now, until, intent });
  return { stop, isNew: true };
}
