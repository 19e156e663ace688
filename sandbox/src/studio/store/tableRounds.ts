import { randomUUID } from 'node:crypto';
import { and, countDistinct, desc, eq, inArray, lt, sql, sum } from 'drizzle-orm';
import { outcomeHash } from '../engines/table/commitment';
import { TABLE_ENGINES, type TableKind } from '../engines/tables';
import { type Pace, timesOf } from '../engines/table/times';
import { type RandomInt } from '../../base/random';
import { stakeAcross } from '../../currencies/stakesIn';
import { type Db } from '../../db/database';
import { playSessions, rounds } from './schema';
import { tableRounds } from './schema';
import { type PlaySession } from './store';
import { newToken } from '../../base/tokens';

/** A table round, including its secrets until it has closed: the outcome and the salt of its hash. */
export type TableRound = { table: string; number: number; outcome: string; salt: string; outcomeHash: string };

/** What a round needs to know of its table. */
export type PacedTable = { id: string; kind: TableKind; pace: Pace };

/** The round of a table by number. The first request, in any process, draws it; all others get the stored one. */
export async function tableRound(
  db: Db,
  {
    table: { id: table, kind, pace },
    number,
    random,
    now,
  }: { table: PacedTable; number: number; random: RandomInt; now: Date },
): Promise<TableRound> {
  const at = and(eq(tableRounds.table, table), eq(tableRounds.number, number));
  const [known] = await db.select().from(tableRounds).where(at);
  if (known) return known;
  const [outcome, salt] = [TABLE_ENGINES[kind].draw(random), newToken()];
  const closesAt = new Date(timesOf(pace, number).closesAt);
  await db
    .insert(tableRounds)
    .values({
      id: randomUUID(),
      table,
      number,
      closesAt,
      outcome,
      salt,
      outcomeHash: outcomeHash(outcome, salt),
      createdAt: now,
    })
    .onConflictDoNothing();
  const [stored] = await db.select().from(tableRounds).where(at);
  return stored!;
}

/** The rounds of a table before `number`, newest first; at most `most`. */
export const roundsBefore = (db: Db, table: string, number: number, most: number): Promise<TableRound[]> =>
  db
    .select()
    .from(tableRounds)
    .where(and(eq(tableRounds.table, table), lt(tableRounds.number, number)))
    .orderBy(desc(tableRounds.number))
    .limit(most);

/** Valid bets: the stake is taken, or about to be. */
const STANDING = ['drawn', 'debited', 'settled'] as const;

/** How many players have bet on the round whose result is out at `fallsAt`; in a demo, every session is one. */
export async function playersOf(db: Db, table: string, fallsAt: Date): Promise<number> {
  const [counted] = await db
    .select({ players: countDistinct(sql`coalesce(${playSessions.player}, ${rounds.sessionId}::text)`) })
    .from(rounds)
    .innerJoin(playSessions, eq(playSessions.id, rounds.sessionId))
    .where(and(eq(rounds.settlesAt, fallsAt), eq(playSessions.gameId, table), inArray(rounds.status, [...STANDING])));
  return counted?.players ?? 0;
}

/**
 * A player's total stake on the round whose result is out at `fallsAt`, in minor units of the session's currency, over
 * all launches of the table and with whichever wallet; in a demo, the session's own. The player's other launches wait
 * here until the transaction ends: two of them could pass a limit together.
 */
export async function stakedOn(tx: Db, session: PlaySession, fallsAt: Date): Promise<bigint> {
  const { id, player, gameId, currency } = session;
  if (player !== null) await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`bets ${gameId} ${player}`}))`);
  const launches =
    player === null ? eq(playSessions.id, id) : and(eq(playSessions.player, player), eq(playSessions.gameId, gameId));
  const staked = await tx
    .select({ currency: playSessions.currency, sum: sum(rounds.stake) })
    .from(rounds)
    .innerJoin(playSessions, eq(playSessions.id, rounds.sessionId))
    .where(and(launches, eq(rounds.settlesAt, fallsAt), inArray(rounds.status, [...STANDING])))
    .groupBy(playSessions.currency);
  return staked.reduce((all, one) => all + stakeAcross(BigInt(one.sum ?? 0), one.currency, currency), 0n);
}
