import { sql } from 'drizzle-orm';
import { type AnswerOf } from '@/contract/wire';
import { type Db } from '../../db/database';
import { type AccountRow } from '../accounts/store/accounts';
import { publicName } from '../accounts/publicName';
import { settledBefore } from '../history/casinoHistory';
import { type Spoken } from '../../http/languages';
import { rowsOf } from '../history/source';
import { tournamentName } from '../tournaments/names';
import { latestResults } from '../tournaments/results';

type Statistics = AnswerOf<'ownStatistics'>['data']['statistics'];

/** How many of the latest races are named. */
const RACES = 5;

type Raw = Record<'bets' | 'wins' | 'losses' | 'games', number | string> & { best: string | null };

/**
 * The figures of a player's settled rounds (ENT-36). A round is a win only if it paid more than its stake, a loss if it
 * paid less; rolled-back rounds and free spins have no stake and count as neither.
 */
export async function figuresOf(db: Db, account: AccountRow, now: Date): Promise<Omit<Statistics, 'latestRaces'>> {
  const [row] = await rowsOf<Raw>(
    db,
    sql`
      select count(*)::int as bets,
        count(*) filter (where won > staked)::int as wins,
        count(*) filter (where won < staked)::int as losses,
        count(distinct game)::int as games,
        max(trunc(won / staked, 2)) filter (where won > 0)::text as best
      from (
        select round, min(game) as game,
          coalesce(sum(amount) filter (where kind = 'credit' and outcome = 'booked'), 0)::numeric as won,
          sum(case kind when 'debit' then amount when 'rollback' then -amount else 0 end)
            filter (where outcome = 'booked')::numeric as staked
        from wallet_transactions
        where player = ${account.id}::uuid and outcome <> 'refused'
        group by round
        having bool_or(kind = 'credit') or max(created_at) <= ${settledBefore(now).toISOString()}::timestamptz
      ) settled
      where staked > 0`,
  );
  return {
    player: publicName(account),
    joinedDate: account.createdAt.toISOString().slice(0, 10),
    totalBets: Number(row?.bets ?? 0),
    wins: Number(row?.wins ?? 0),
    losses: Number(row?.losses ?? 0),
    games: Number(row?.games ?? 0),
    bestMultiplier: row?.best == null ? null : Number(row.best),
  };
}

/** The figures with the latest races, named in the reader's language. */
export const statisticsOf = async (
  db: Db,
  account: AccountRow,
  { now, language }: { now: Date; language: Spoken },
): Promise<Statistics> => ({
  ...(await figuresOf(db, account, now)),
  latestRaces: (await latestResults(db, account.id, RACES)).map(({ tournament, entry }) => ({
    name: tournamentName(tournament.kind, language),
    date: tournament.endsAt.toISOString().slice(0, 10),
    position: entry.place!,
  })),
});
