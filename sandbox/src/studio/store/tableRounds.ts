import { randomUUID } from 'node:crypto';
import { and, countDistinct, desc, eq, inArray, lt, sum } from 'drizzle-orm';
import { outcomeHash } from '../engines/table/commitment';
import { TABLE_ENGINES, type TableKind } from '../engines/tables';
import { type Pace, timesOf } from '../engines/table/times';
import { type RandomInt } from '../../base/random';
import { type Db } from '../../db/database';
import { playSessions, rounds } from './schema';
import { tableRounds } from './schema';
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

/** How many sessions have bet on the round whose result is out at `fallsAt`. */
export async function playersOf(db: Db, table: string, fallsAt: Date): Promise<number> {
  const [counted] = await db
    .select({ players: countDistinct(rounds.sessionId) })
    .from(rounds)
    .innerJoin(playSessions, eq(playSessions.id, rounds.sessionId))
    .where(and(eq(rounds.settlesAt, fallsAt), eq(playSessions.gameId, table), inArray(rounds.status, [...STANDING])));
  return counted?.players ?? 0;
}

/** A session's total stake on the round whose result is out at `fallsAt`, in minor units. */
export async function stakedOn(db: Db, sessionId: string, fallsAt: Date): Promise<bigint> {
  const [staked] = await db
    .select({ sum: sum(rounds.stake) })
    .from(rounds)
    .where(and(eq(rounds.sessionId, sessionId), eq(rounds.settlesAt, fallsAt), inArray(rounds.status, [...STANDING])));
  return BigInt(staked?.sum ?? 0);
}
