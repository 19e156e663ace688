import { sql } from 'drizzle-orm';
import { type AnswerOf } from '@/contract/wire';
import { type Db } from '../../db/database';
import { rowsOf } from '../history/source';
import { settledBefore } from '../history/casinoHistory';

type Point = AnswerOf<'gamePulse'>['data']['points'][number];
type Raw = { at: string | Date; won: string; staked: string };

const POINTS = 100;
/** More stakes than points: several may belong to one round, or to one that is still open. */
const STAKES = 400;

/**
 * What the last settled rounds of a game paid back per unit of stake, oldest first: of all players of the brand, without
 * saying whose they were. Free spins have no stake and are left out.
 */
export async function pulseOf(db: Db, ask: { game: string; brand: string; now: Date }): Promise<Point[]> {
  const rows = await rowsOf<Raw>(
    db,
    sql`
      select max(one.created_at) as at,
        coalesce(sum(one.amount) filter (where one.kind = 'credit' and one.outcome = 'booked'), 0)::text as won,
        sum(case one.kind when 'debit' then one.amount when 'rollback' then -one.amount else 0 end)
          filter (where one.outcome = 'booked')::text as staked
      from wallet_transactions one
      where one.outcome <> 'refused' and (one.player, one.round) in (
        select stake.player, stake.round
        from wallet_transactions stake join accounts on accounts.id = stake.player
        where stake.game = ${ask.game} and stake.kind = 'debit' and stake.outcome = 'booked'
          and accounts.brand = ${ask.brand}
        order by stake.created_at desc limit ${STAKES}
      )
      group by one.player, one.round
      having bool_or(one.kind = 'credit') or max(one.created_at) <= ${settledBefore(ask.now).toISOString()}::timestamptz
      order by 1 desc limit ${STAKES}`,
  );
  return rows
    .map(({ at, won, staked }) => ({ at: new Date(at), won: BigInt(won), staked: BigInt(staked) }))
    .filter(({ staked }) => staked > 0n)
    .slice(0, POINTS)
    .reverse()
    .map(({ at, won, staked }) => ({ at: at.toISOString(), value: Number((won * 10_000n) / staked) / 10_000 }));
}
