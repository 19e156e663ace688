import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { type AccountRow } from '../accounts/store/accounts';
import { pointsOf } from '../rewards/notePoints';
import { tournamentEntries, tournamentRounds, type TournamentRow, tournaments } from './schema';
import { countsFor } from './scope';

/** How many of the best rounds make up the score; null for the sum of all stakes. */
export const BEST = { wagered: null, multiplier: 1, points: 20 } as const satisfies Record<
  TournamentRow['metric'],
  number | null
>;

/** A booked transaction of a round; `real` is the real money of a stake, amounts in minor units. */
export type NotedRound = {
  account: Pick<AccountRow, 'id' | 'brand'>;
  kind: 'debit' | 'credit' | 'rollback';
  session: string;
  round: string;
  game: string;
  currency: string;
  amount: bigint;
  real: bigint;
  now: Date;
};

/** Enters a stake into the tournaments it counts for; answers those. */
async function noteStake(tx: Db, { account, session, round, game, currency, amount, real, now }: NotedRound) {
  const player = account.id;
  const wagered = pointsOf(real, currency);
  if (wagered === 0n) return [];
  const running = await tx
    .select()
    .from(tournaments)
    .where(
      and(
        eq(tournaments.brand, account.brand),
        isNull(tournaments.endedAt),
        lte(tournaments.startsAt, now),
        gt(tournaments.endsAt, now),
      ),
    )
    .orderBy(tournaments.id)
    .for('share');
  const noted: TournamentRow[] = [];
  for (const one of running) {
    if (!(await countsFor(tx, one.scope, game))) continue;
    const entry = { tournament: one.id, player };
    if (one.joining === 'auto') {
      await tx
        .insert(tournamentEntries)
        .values({ ...entry, joinedAt: now })
        .onConflictDoNothing();
    }
    const [entered] = await tx
      .update(tournamentEntries)
      .set({ currency })
      .where(and(eq(tournamentEntries.tournament, one.id), eq(tournamentEntries.player, player)))
      .returning();
    if (!entered) continue;
    await tx.insert(tournamentRounds).values({ ...entry, session, round, currency, stake: amount, wagered });
    noted.push(one);
  }
  return noted;
}

/** Notes the win of a round, or takes its stake out, where the results are not stored yet; answers the tournaments. */
async function noteEnd(tx: Db, { kind, session, round, amount }: NotedRound): Promise<TournamentRow[]> {
  const mine = and(eq(tournamentRounds.session, session), eq(tournamentRounds.round, round));
  const entered = await tx
    .select({ tournament: tournaments })
    .from(tournaments)
    .innerJoin(tournamentRounds, and(eq(tournamentRounds.tournament, tournaments.id), mine))
    .where(isNull(tournaments.endedAt))
    .orderBy(tournaments.id)
    .for('share', { of: tournaments });
  for (const { tournament } of entered) {
    const row = and(mine, eq(tournamentRounds.tournament, tournament.id));
    if (kind === 'rollback') await tx.delete(tournamentRounds).where(row);
    else {
      const multiplier = sql`${amount}::bigint * 100 / ${tournamentRounds.stake}`;
      await tx.update(tournamentRounds).set({ multiplier, win: amount }).where(row);
    }
  }
  return entered.map(({ tournament }) => tournament);
}

/** Counts the rounds of an entry again. The time of its score changes with the score only. */
async function score(tx: Db, { id, metric }: TournamentRow, player: string, now: Date): Promise<void> {
  const best = BEST[metric];
  const own = sql`from ${tournamentRounds} where ${tournamentRounds.tournament} = ${id}
    and ${tournamentRounds.player} = ${player}::uuid`;
  const sum =
    best === null
      ? sql`(select coalesce(sum(${tournamentRounds.wagered}), 0) ${own})`
      : sql`(select coalesce(sum(one), 0) from (select ${tournamentRounds.multiplier} as one ${own}
          order by ${tournamentRounds.multiplier} desc limit ${best}) best)`;
  await tx.execute(sql`update ${tournamentEntries} set score = made.score, rounds = made.rounds,
      reached_at = case when ${tournamentEntries.score} = made.score then ${tournamentEntries.reachedAt}
        else ${now.toISOString()}::timestamptz end
    from (select ${sum}::bigint as score, (select count(*)::int ${own}) as rounds) made
    where ${tournamentEntries.tournament} = ${id} and ${tournamentEntries.player} = ${player}::uuid`);
}

/**
 * Counts a booked stake, win or rollback in the tournaments of the brand, in the transaction that books it. A stake
 * counts where it was made in time; its win and its rollback count until the results are stored. The caller holds the
 * lock on the player's account; a tournament that is being closed waits for it (close.ts).
 */
export async function noteRound(tx: Db, noted: NotedRound): Promise<void> {
  const changed = await (noted.kind === 'debit' ? noteStake(tx, noted) : noteEnd(tx, noted));
  for (const one of changed) await score(tx, one, noted.account.id, noted.now);
}
