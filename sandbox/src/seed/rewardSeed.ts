import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { addDays } from '@/domain/time/day';
import { HOUR_MS } from '@/domain/time/lengths';
import { dayIn } from '@/domain/time/zone';
import { SAMPLES } from './samples';
import { inParts, postAll } from '../casino/ledger/postAll';
import { claimPosting } from '../casino/rewards/claim';
import { closeDueDays } from '../casino/rewards/close';
import { dayIdOf } from '../casino/rewards/dayStore';
import { levelOf } from '../casino/rewards/levels';
import { pointsOf } from '../casino/rewards/notePoints';
import { type Db } from '../db/database';
import { accounts } from '../casino/accounts/store/schema';
import { walletTransactions } from '../casino/bets/schema';
import { loyalty, rakebackDays } from '../casino/rewards/schema';

const PLAYER = SAMPLES.find(({ situation }) => situation === 'player')!;
/** The sample player claims in the evening, missed one day, and last claimed two days ago. */
const CLAIMED_AFTER_MS = 19 * HOUR_MS;
const FORGOTTEN_DAYS_AGO = 5;
const LAST_CLAIM_DAYS_AGO = 2;

/** Stores the loyalty points for everything the sample players have staked. */
async function keepPoints(db: Db, players: readonly string[]): Promise<void> {
  const { player, kind, amount, currency, createdAt } = walletTransactions;
  const rows = await db
    .select({ player, currency, sum: sql<string>`sum(${amount})`, last: sql<string>`max(${createdAt})` })
    .from(walletTransactions)
    .where(and(eq(kind, 'debit'), inArray(player, [...players])))
    .groupBy(player, currency);
  if (rows.length === 0) return;
  await db.insert(loyalty).values(
    rows.map((row) => {
      const points = pointsOf(BigInt(row.sum), row.currency);
      return { player: row.player, points, level: levelOf(points).level, updatedAt: new Date(row.last) };
    }),
  );
}

/** Closes the first player's days and copies them to the others, who played the same rounds at their own brands. */
async function closeDays(db: Db, [first, ...others]: readonly string[], now: Date): Promise<void> {
  await closeDueDays(db, { now: () => now }, first!);
  const days = await db.select().from(rakebackDays).where(eq(rakebackDays.player, first!));
  const same = others.flatMap((player) =>
    days.map((row) => ({ ...row, id: dayIdOf(player, row.day, row.currency), player })),
  );
  await inParts(same, (part) => db.insert(rakebackDays).values(part));
}

/**
 * Gives each brand's player sample account a level and a rakeback calendar with claimed, missed, claimable and locked
 * days, unless it has a level already. Must run after seedPlay.
 */
export async function seedRewards(db: Db, now: Date): Promise<void> {
  const found = await db
    .select({ player: accounts.id })
    .from(accounts)
    .leftJoin(loyalty, eq(loyalty.player, accounts.id))
    .where(and(eq(accounts.uniqueKey, PLAYER.email), isNull(loyalty.player)));
  const players = found.map(({ player }) => player);
  if (players.length === 0) return;
  await keepPoints(db, players);
  await closeDays(db, players, now);
  await db.transaction(async (tx) => {
    const today = dayIn('UTC', now);
    const [forgotten, last] = [addDays(today, -FORGOTTEN_DAYS_AGO), addDays(today, -LAST_CLAIM_DAYS_AGO)];
    const days = await tx.select().from(rakebackDays).where(inArray(rakebackDays.player, players));
    const claimed = days.filter(({ day, amount }) => day <= last && day !== forgotten && amount > 0n);
    const paid = claimed.map((row) => ({ row, at: new Date(row.opensAt.getTime() + CLAIMED_AFTER_MS) }));
    for (const { row, at } of paid) {
      await tx.update(rakebackDays).set({ paidAt: at }).where(eq(rakebackDays.id, row.id));
    }
    await postAll(
      tx,
      paid.map(({ row, at }) => claimPosting(row, at)),
    );
  });
}
