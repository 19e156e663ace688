import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { games } from '../games/schema';
import { walletTransactions } from '../bets/schema';
import { type DaySpan } from './playerDays';

/** Real money staked and won in a game within a span, in minor units; its return to player in basis points. */
export type Played = {
  currency: string;
  game: string;
  name: string;
  returnToPlayer: bigint;
  staked: bigint;
  won: bigint;
};

const { kind, amount, bonusPart } = walletTransactions;
const real = sql`(${amount} - ${bonusPart})`;
const sumOf = (when: 'debit' | 'credit' | 'rollback') =>
  sql`coalesce(sum(${real}) filter (where ${kind} = ${sql.raw(`'${when}'`)}), 0)`;

/** A game no longer in the catalogue pays nothing back. */
const NO_EDGE = '100.00';

/**
 * A player's real-money stakes and wins in a span, by currency and game. A rollback is subtracted in the span in which
 * it happened, as in the player's history, so that past days never change. A bet at a live table counts once its round
 * has ended: until then nobody knows whether it is lost.
 */
export async function playedIn(db: Db, player: string, { since, before }: DaySpan): Promise<Played[]> {
  const rows = await db
    .select({
      currency: walletTransactions.currency,
      game: walletTransactions.game,
      staked: sql<string>`${sumOf('debit')} - ${sumOf('rollback')}`,
      won: sql<string>`${sumOf('credit')}`,
    })
    .from(walletTransactions)
    .where(
      and(
        eq(walletTransactions.player, player),
        eq(walletTransactions.outcome, 'booked'),
        gte(walletTransactions.countsAt, since),
        lt(walletTransactions.countsAt, before),
      ),
    )
    .groupBy(walletTransactions.currency, walletTransactions.game);
  if (rows.length === 0) return [];
  const known = await db
    .select({ id: games.id, name: games.name, returnToPlayer: games.returnToPlayer })
    .from(games)
    .where(inArray(games.id, [...new Set(rows.map(({ game }) => game))]));
  return rows.map(({ staked, won, ...row }) => {
    const { name = row.game, returnToPlayer = NO_EDGE } = known.find(({ id }) => id === row.game) ?? {};
    return {
      ...row,
      name,
      returnToPlayer: BigInt(returnToPlayer.replace('.', '')),
      staked: BigInt(staked),
      won: BigInt(won),
    };
  });
}
