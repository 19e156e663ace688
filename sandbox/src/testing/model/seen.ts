import { sql } from 'drizzle-orm';
import { type Db } from '../../db/database';

/** The observable state of the players' money and deposits. */
export type Seen = {
  deposits: { id: string; status: string; credited: string | null }[];
  withdrawals: { id: string; status: string }[];
  purses: { player: string; purse: string; currency: string; balance: string }[];
  active: { player: string; currency: string }[];
  bonuses: { id: string; status: string; balance: string; winnings: string; burned: string; free: number }[];
  /** Currencies whose accounts, including the house's, do not sum to 0. */
  unbalanced: string[];
};

/** Reads what there is of the players. */
export async function see(db: Db, players: readonly string[]): Promise<Seen> {
  const ids = sql.join(
    players.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  const { rows } = (await db.execute(sql`select
    (select coalesce(json_agg(json_build_object('id', id, 'status', status, 'credited', credited_amount::text)), '[]')
      from deposits where player in (${ids})) as deposits,
    (select coalesce(json_agg(json_build_object('id', id, 'status', status)), '[]')
      from withdrawals where player in (${ids})) as withdrawals,
    (select coalesce(json_agg(json_build_object('player', player, 'purse', purse, 'currency', currency, 'balance', balance::text)), '[]')
      from ledger_accounts where player in (${ids})) as purses,
    (select coalesce(json_agg(json_build_object('player', player, 'currency', currency)), '[]')
      from wallets where is_active and player in (${ids})) as active,
    (select coalesce(json_agg(json_build_object('id', id, 'status', status, 'balance', balance::text,
        'winnings', winnings::text, 'burned', burned::text,
        'free', case status when 'activated' then free_spins_left else 0 end)), '[]')
      from user_bonuses where player in (${ids})) as bonuses,
    (select coalesce(json_agg(currency), '[]') from (
      select currency from ledger_accounts group by currency having sum(balance) <> 0) sums) as unbalanced`)) as unknown as {
    rows: [Seen];
  };
  return rows[0];
}
