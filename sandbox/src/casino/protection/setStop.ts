import { anywhere } from '@/config/markets/anywhere';
import { type Market } from '@/config/markets/market';
import { type ExclusionDuration, type FreezeDays } from '@/domain/protection/options';
import { freezeEnd, selfExclusionEnd } from '@/domain/protection/stopEnd';
import { type AccountRow, changeAccount } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { type StopRow } from './schema';
import { type ExclusionRule } from '../mail/stopLetters';
import { endSessions } from '../accounts/store/sessions';
import { endPlay } from './playTime';
import { exclusionEnd } from './stop';
import { isLongExclusion } from '@/domain/protection/options';
import { keepStop, receiptFor, receiptsOf } from './stopStore';

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

type Exclusion = { duration: ExclusionDuration; until: string | null; market?: Market; allBrands?: boolean };

/** Excludes an account through `until` (null: for ever); what holds longer already stays as it is. */
export async function excludeThrough(tx: Db, account: AccountRow, until: Date | null, stays: boolean): Promise<void> {
  const { id, excludedUntil, exclusionStays } = account;
  if (until === null) return void (await changeAccount(tx, id, { isSelfExclusionPermanent: true }));
  const later = excludedUntil !== null && excludedUntil > until ? excludedUntil : until;
  await changeAccount(tx, id, { excludedUntil: later, exclusionStays: exclusionStays || stays });
}

/** Whether an exclusion of this length holds on after its end until it is lifted. */
export const staysUntilLifted = (duration: string, { exclusions: { lifting } }: Market): boolean =>
  lifting.endedHours !== null && isLongExclusion(duration as ExclusionDuration);

/** What a receipt says of a stop by the market's rules; nothing of a freeze. */
export function rulesOf({ kind, duration, until }: StopRow, market: Market): ExclusionRule[] {
  if (kind === 'freeze') return [];
  const { logIn, lifting } = market.exclusions;
  const isBarred = !logIn && isLongExclusion(duration as ExclusionDuration);
  const endsAs = staysUntilLifted(duration, market) ? 'stays' : 'byItself';
  const staysAs = lifting.indefiniteHours === null ? 'never' : 'liftable';
  return [isBarred ? 'noLogIn' : 'logIn', until === null ? staysAs : endsAs];
}

/**
 * Excludes a player; where the market bars excluded players from logging in, all sessions end. `until` is the day of a custom exclusion, which the
 * caller has validated. With `allBrands` the receipt says that it holds at all brands; the caller spreads it.
 */
export async function selfExclude(
  tx: Db,
  { duration, until: day, market = anywhere, allBrands = false, ...asked }: Asked & Exclusion,
): Promise<SetStop> {
  const { account, intent, now } = asked;
  if (!market.exclusions.logIn && isLongExclusion(duration)) await endSessions(tx, account.id, now);
  const until = selfExclusionEnd(duration, day, now);
  const present = exclusionEnd(account);
  const presentEnd = present === 'never' ? null : present;
  const holds = present !== null && reach(presentEnd) > now.getTime();
  if (holds && !lengthens(until, presentEnd)) {
    const wide = allBrands ? await receiptOfAllBrands(tx, account.id, until) : null;
    if (wide || !allBrands) {
      return { stop: wide ?? (await standing(tx, asked, 'self-exclusion', presentEnd)), isNew: false };
    }
  }
  await endPlay(tx, account.id, now);
  await excludeThrough(tx, account, until, staysUntilLifted(duration, market));
  const receipt = {
    player: account.id,
    kind: 'self-exclusion',
    duration,
    from: now,
    until,
    allBrands,
    intent,
  } as const;
  return { stop: await keepStop(tx, receipt), isNew: true };
}

/** A receipt that holds at all brands at least as long, but for a moment; null without one. */
async function receiptOfAllBrands(tx: Db, player: string, end: Date | null): Promise<StopRow | null> {
  const receipts = await receiptsOf(tx, player, 'self-exclusion');
  return receipts.find(({ allBrands, until }) => allBrands && !lengthens(end, until)) ?? null;
}
