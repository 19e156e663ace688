import { and, count, countDistinct, desc, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { type AccountRow } from '../../accounts/store/accounts';
import { type Db } from '../../../db/database';
import { accounts } from '../../accounts/store/schema';
import { type UserBonusRow, userBonuses } from './schema';
import { deposits } from '../../deposits/schema';

/** A bonus counts as used once it was activated; a cashback once it was made, since that fixes its amount. */
const wasUsed = or(isNotNull(userBonuses.activatedAt), eq(userBonuses.type, 'instant_cashback'));

/** How many of a player's deposits succeeded. */
export async function depositsMade(db: Db, player: string): Promise<number> {
  const [row] = await db
    .select({ made: count() })
    .from(deposits)
    .where(and(eq(deposits.player, player), eq(deposits.status, 'success')));
  return row?.made ?? 0;
}

/**
 * How many other players of the brand have or had a bonus of an offer. Takes an advisory lock until the transaction
 * ends, so that two concurrent players cannot both get the last place. Lock order: after the account row, before the
 * ledger.
 */
export async function participantsOf(
  tx: Db,
  offer: string,
  { id, brand }: Pick<AccountRow, 'id' | 'brand'>,
): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`participants ${brand} ${offer}`}))`);
  const [row] = await tx
    .select({ players: countDistinct(userBonuses.player) })
    .from(userBonuses)
    .innerJoin(accounts, eq(accounts.id, userBonuses.player))
    .where(and(eq(userBonuses.offer, offer), ne(userBonuses.player, id), eq(accounts.brand, brand)));
  return row?.players ?? 0;
}

/** A player's last use of an offer, including bonuses cancelled before activation; null if it was never used. */
export async function lastUse(db: Db, player: string, offer: string): Promise<UserBonusRow | null> {
  const withdrawn = and(eq(userBonuses.status, 'cancelled'), isNull(userBonuses.activatedAt));
  const [row] = await db
    .select()
    .from(userBonuses)
    .where(and(eq(userBonuses.player, player), eq(userBonuses.offer, offer), or(wasUsed, withdrawn)))
    .orderBy(desc(userBonuses.createdAt), desc(userBonuses.id))
    .limit(1);
  return row ?? null;
}

/** A player's available bonus of an offer, or null. */
export async function readyBonus(db: Db, player: string, offer: string, now: Date): Promise<UserBonusRow | null> {
  const [row] = await db
    .select()
    .from(userBonuses)
    .where(
      and(
        eq(userBonuses.player, player),
        eq(userBonuses.offer, offer),
        eq(userBonuses.status, 'available'),
        or(isNull(userBonuses.expiresAt), gt(userBonuses.expiresAt, now)),
      ),
    )
    .limit(1);
  return row ?? null;
}
