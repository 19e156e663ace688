import { randomInt, randomUUID } from 'node:crypto';
import { and, asc, desc, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { type Market } from '@/config/markets/market';
import { HOUR_MS } from '@/domain/time/lengths';
import { type Db } from '../../db/database';
import { type AccountRow, changeAccount, lockedAccount } from '../accounts/store/accounts';
import { liftings, type LiftingRow, stops } from '../protection/schema';
import { exclusionEnd, isExcluded } from '../protection/stop';
import { type Tell } from '../mail/tell';
import { inWords } from '../mail/stopLetters';

type Ended = Pick<AccountRow, 'isSelfExclusionPermanent' | 'selfExclusion' | 'excludedUntil' | 'exclusionStays'>;

/** Letters and digits that are not easily confused. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const part = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const isOpen: SQL = or(isNull(liftings.outcome), and(eq(liftings.outcome, 'granted'), isNull(liftings.doneAt)))!;

/** Hours between decision and lifting of an account's exclusion; null where it cannot be lifted (MKT-29). */
export function liftingHours(account: Ended, { exclusions: { lifting } }: Market): number | null {
  if (account.isSelfExclusionPermanent) return lifting.indefiniteHours;
  return account.exclusionStays ? lifting.endedHours : null;
}

/** The end that an exclusion was set for; null for one without. */
const endOf = (account: Ended): Date | null =>
  exclusionEnd({ ...account, isSelfExclusionPermanent: false }) as Date | null;

/** The latest request of a player; null for none. */
export async function latestLifting(db: Db, player: string): Promise<LiftingRow | null> {
  const [row] = await db
    .select()
    .from(liftings)
    .where(eq(liftings.player, player))
    .orderBy(sql`${isOpen} desc`, desc(liftings.askedAt), desc(liftings.id))
    .limit(1);
  return row ?? null;
}

/** The request that waits, for a decision or for its time; null for none. */
async function openLifting(db: Db, player: string): Promise<LiftingRow | null> {
  const [row] = await db
    .select()
    .from(liftings)
    .where(and(eq(liftings.player, player), isOpen));
  return row ?? null;
}

/** Asks to lift an exclusion, unless a request waits already. The caller holds the lock of the account. */
export async function askLifting(
  tx: Db,
  account: AccountRow,
  { why, market, now }: { why: string; market: Market; now: Date },
): Promise<'asked' | 'NOT_EXCLUDED' | 'LIFTING_NOT_OFFERED'> {
  if (!isExcluded(account, now)) return 'NOT_EXCLUDED';
  if (liftingHours(account, market) === null) return 'LIFTING_NOT_OFFERED';
  if (await openLifting(tx, account.id)) return 'asked';
  const reference = `L-${part()}-${part()}`;
  await tx.insert(liftings).values({ id: randomUUID(), reference, player: account.id, askedAt: now, why });
  return 'asked';
}

/** Takes back the request that waits: by the player, or by a longer exclusion. The caller holds the lock. */
export async function cancelLifting(tx: Db, player: string, now: Date): Promise<void> {
  await tx
    .update(liftings)
    .set({ outcome: 'cancelled', decidedAt: now })
    .where(and(eq(liftings.player, player), isOpen));
}

/** A request by its reference; null for none. */
export async function liftingByReference(db: Db, reference: string): Promise<LiftingRow | null> {
  const [row] = await db.select().from(liftings).where(eq(liftings.reference, reference));
  return row ?? null;
}

/** What an operator says to a request; a refusal has a reason, which the player reads. */
export type Decision = { grant: true } | { grant: false; reason: string };

/**
 * Decides a request that waits; false where it does not wait any more. A granted one takes effect after the market's
 * wait, and never before the end that the exclusion was set for. The player is told either way.
 */
export const decideLifting = (
  db: Db,
  { id, player, reference }: LiftingRow,
  decision: Decision,
  { marketOf, now, tell }: { marketOf: (account: AccountRow) => Market; now: () => Date; tell: Tell },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const account = await lockedAccount(tx, player);
    const hours = account && liftingHours(account, marketOf(account));
    if (!account || (decision.grant && typeof hours !== 'number')) return false;
    const decidedAt = now();
    const earliest = new Date(decidedAt.getTime() + (hours ?? 0) * HOUR_MS);
    const end = endOf(account);
    const liftsAt = end !== null && end > earliest ? end : earliest;
    const values = decision.grant
      ? { outcome: 'granted' as const, liftsAt }
      : { outcome: 'declined' as const, reason: decision.reason };
    const rows = await tx
      .update(liftings)
      .set({ ...values, decidedAt })
      .where(and(eq(liftings.id, id), isNull(liftings.outcome)))
      .returning();
    if (rows.length === 0) return false;
    await tell(tx, player, {
      kind: decision.grant ? 'lifting-granted' : 'lifting-declined',
      path: '/responsible-gambling',
      values: (language): Record<string, string> =>
        decision.grant ? { reference, until: inWords(liftsAt, language) } : { reference, reason: decision.reason },
    });
    return true;
  });

/** Lifts what is due; answers the players whose exclusion is over. */
export async function liftDue(db: Db, now: () => Date): Promise<string[]> {
  const due = await db
    .select()
    .from(liftings)
    .where(and(eq(liftings.outcome, 'granted'), isNull(liftings.doneAt), lte(liftings.liftsAt, now())))
    .orderBy(asc(liftings.liftsAt));
  const lifted: string[] = [];
  for (const { id, player } of due) if (await lift(db, id, player, now)) lifted.push(player);
  return lifted;
}

const lift = (db: Db, id: string, player: string, now: () => Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const account = await lockedAccount(tx, player);
    const doneAt = now();
    const end = account && endOf(account);
    // Meanwhile another exclusion was set elsewhere: it runs to its end.
    if (!account || (end && end > doneAt)) return false;
    const rows = await tx
      .update(liftings)
      .set({ doneAt })
      .where(and(eq(liftings.id, id), eq(liftings.outcome, 'granted'), isNull(liftings.doneAt)))
      .returning();
    if (rows.length === 0) return false;
    await tx
      .update(stops)
      .set({ liftedAt: doneAt })
      .where(and(eq(stops.player, player), eq(stops.kind, 'self-exclusion'), isNull(stops.liftedAt)));
    const none = { isSelfExclusionPermanent: false, selfExclusion: null, excludedUntil: null, exclusionStays: false };
    await changeAccount(tx, player, none);
    return true;
  });
