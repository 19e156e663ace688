import { sql } from 'drizzle-orm';
import { type Db } from '../../db/database';

export type LedgerFault = { fault: string; where: string };

/** Entries in the house account for payouts, with their postings; `reference` is the withdrawal id. */
const TO_PAYOUTS = sql`postings p join ledger_entries e on e.posting = p.id
  join ledger_accounts a on a.id = e.account and a.player is null and a.purse = 'payouts'`;

/** The entry of posting `p` in one purse of the player of transaction `t`, aliased to the name of the purse. */
const entryOf = (purse: 'real' | 'bonus' | 'wager') => sql`lateral (select e.amount, e.balance_after
  from ledger_entries e join ledger_accounts a on a.id = e.account
  where e.posting = p.id and a.player = t.player and a.currency = t.currency and a.purse = ${purse}) ${sql.raw(`"${purse}"`)}`;

/** Each query finds the places where one ledger rule is broken; `place` identifies them. */
const CHECKS: readonly { fault: string; query: ReturnType<typeof sql> }[] = [
  {
    fault: 'the balances of a currency do not add up to 0',
    query: sql`select currency as place from ledger_accounts group by currency having sum(balance) <> 0`,
  },
  {
    fault: 'the entries of a booking do not add up to 0',
    query: sql`select p.key || ' ' || a.currency as place from ledger_entries e
      join postings p on p.id = e.posting join ledger_accounts a on a.id = e.account
      group by p.key, a.currency having sum(e.amount) <> 0`,
  },
  {
    fault: 'a balance is not the sum of its entries',
    query: sql`select a.id::text as place from ledger_accounts a left join ledger_entries e on e.account = a.id
      group by a.id, a.balance having a.balance <> coalesce(sum(e.amount), 0)`,
  },
  {
    fault: 'a booking has no entries',
    query: sql`select key as place from postings p
      where not exists (select from ledger_entries e where e.posting = p.id)`,
  },
  {
    // The balances after each entry must form a chain from 0 to the current balance, or an update was lost.
    fault: 'the entries of an account are no chain from 0 to its balance',
    query: sql`select distinct account::text as place from (select account, value from (
      select id as account, 0::bigint as value, 1 as times from ledger_accounts
      union all select id, balance, -1 from ledger_accounts
      union all select account, balance_after, 1 from ledger_entries
      union all select account, balance_after - amount, -1 from ledger_entries
      ) steps group by account, value having sum(times) <> 0) gaps`,
  },
  {
    fault: 'a purse of a player is below 0',
    query: sql`select id::text as place from ledger_accounts where player is not null and balance < 0`,
  },
  {
    fault: 'a deposit that succeeded is not booked, or not as it says',
    query: sql`select d.id::text as place from deposits d
      left join postings p on p.key = 'deposit:' || d.id
      left join ledger_accounts a on a.player = d.player and a.purse = 'real' and a.currency = d.currency
      left join ledger_entries e on e.posting = p.id and e.account = a.id
      where d.status = 'success' and e.amount is distinct from d.credited_amount`,
  },
  {
    fault: 'a deposit is booked that did not succeed',
    query: sql`select d.id::text as place from deposits d join postings p on p.key = 'deposit:' || d.id
      where d.status <> 'success'`,
  },
  {
    fault: 'a withdrawal is not booked as it says',
    query: sql`select w.id::text as place from withdrawals w
      left join (select p.reference, sum(e.amount) filter (where p.kind = 'withdrawal') as asked,
          sum(e.amount) filter (where p.kind = 'withdrawal_return') as returned,
          sum(e.amount) filter (where p.kind = 'payout') as paid, count(*) as bookings
        from ${TO_PAYOUTS} group by p.reference) b on b.reference = w.id::text
      where b.asked is distinct from w.amount
        or b.returned is distinct from case when w.status in ('cancelled', 'rejected', 'failed') then -w.amount end
        or b.paid is distinct from case when w.status = 'completed' then -w.amount end
        or b.bookings > 2`,
  },
  {
    fault: 'the payouts hold something else than the withdrawals that have not ended',
    query: sql`select coalesce(a.currency, w.currency) as place
      from (select currency, balance from ledger_accounts where player is null and purse = 'payouts') a
      full join (select currency, sum(amount) as amount from withdrawals
        where status in ('pending', 'confirmed', 'processing') group by currency) w on w.currency = a.currency
      where coalesce(a.balance, 0) <> coalesce(w.amount, 0)`,
  },
  {
    fault: 'a transaction of a studio and the ledger do not agree',
    query: sql`select t.id as place from wallet_transactions t
      left join postings p on p.key = 'wallet:' || t.id
      left join user_bonuses u on u.id = t.user_bonus
      left join ${entryOf('real')} on true
      left join ${entryOf('bonus')} on true
      left join ${entryOf('wager')} on true
      cross join lateral (select case when t.kind = 'debit' then -1 else 1 end as sign,
        t.kind <> 'debit' and coalesce(u.status in ('cancelled', 'expired'), false) as is_burned,
        case when t.kind = 'credit' and t.is_free_spin then t.bonus_part * u.wagering_multiplier else t.counted end as wager) x
      where case when t.outcome = 'booked' then
          p.id is null and not t.is_free_spin and not (x.is_burned and t.amount = t.bonus_part)
          or coalesce(real.amount, 0) <> t.balance_after - t.balance_before
          or real.balance_after <> t.balance_after or bonus.balance_after <> t.bonus_balance
          or coalesce(real.amount, 0) <> x.sign * (t.amount - t.bonus_part)
          -- What comes for a bonus that has ended is burned; at the very instant of its end either may be.
          or (coalesce(bonus.amount, 0) <> x.sign * t.bonus_part or coalesce(wager.amount, 0) <> x.sign * x.wager
            or (x.is_burned and u.ended_at < t.created_at))
          and not (x.is_burned and u.ended_at <= t.created_at and bonus.amount is null and wager.amount is null)
        else p.id is not null end`,
  },
  {
    fault: 'a stake was taken back and won, or taken back twice',
    query: sql`select d.id as place from wallet_transactions d join wallet_transactions r on r.of = d.id
      where d.outcome = 'booked' and r.outcome = 'booked' group by d.id, d.round
      having count(*) > 1 or exists (select from wallet_transactions c
        where c.round = d.round and c.kind = 'credit' and c.outcome = 'booked')`,
  },
  {
    fault: 'a bet waits for the end of a round that has ended, or counts before it was made',
    query: sql`select d.id as place from wallet_transactions d
      where d.kind = 'debit' and d.outcome = 'booked' and (d.counts_at < d.created_at
        or d.counts_at is null and exists (select from wallet_transactions e
          where e.round = d.round and e.session = d.session
            and (e.kind = 'credit' and e.outcome <> 'refused' or e.kind = 'rollback' and e.outcome = 'booked')))`,
  },
  {
    fault: 'a bonus buy took bonus money, or counted for a bonus',
    query: sql`select id as place from wallet_transactions
      where is_bonus_buy and (bonus_part <> 0 or counted <> 0 or user_bonus is not null or is_free_spin)`,
  },
  {
    // The purses must hold the balances and the outstanding wagering of the active bonuses.
    fault: 'the purses of bonuses are not what the active bonuses say',
    query: sql`select coalesce(a.player, b.player) || ' ' || coalesce(a.currency, b.currency) as place
      from (select player, currency, sum(balance) filter (where purse = 'bonus') as bonus,
          sum(balance) filter (where purse = 'wager') as wager
        from ledger_accounts where player is not null group by player, currency) a
      full join (select player, currency, sum(balance) as bonus, sum(wager_total - wagered) as wager
        from user_bonuses where status = 'activated' group by player, currency) b
        on b.player = a.player and b.currency = a.currency
      where coalesce(a.bonus, 0) <> coalesce(b.bonus, 0) or coalesce(a.wager, 0) <> coalesce(b.wager, 0)`,
  },
  {
    fault: 'a bonus was not given, won or burned as it says',
    query: sql`select u.id::text as place from user_bonuses u
      left join (select p.reference, sum(e.amount) filter (where p.kind = 'bonus' and a.purse = 'bonus') as given,
          sum(e.amount) filter (where p.kind = 'bonus_win' and a.purse = 'real') as won, count(distinct p.id) as bookings
        from postings p join ledger_entries e on e.posting = p.id
        join ledger_accounts a on a.id = e.account and a.player is not null
        where p.kind in ('bonus', 'bonus_win', 'bonus_burn') group by p.reference) b on b.reference = u.id::text
      where u.type <> 'instant_cashback' and (coalesce(b.given, 0) <> u.amount or coalesce(b.won, 0) <> u.winnings
        or b.bookings > 2 or u.status <> 'activated' and u.balance <> 0 and u.status <> 'available')`,
  },
  {
    fault: 'a claimed cashback is not booked as it says',
    query: sql`select u.id::text as place from user_bonuses u
      left join postings p on p.key = 'cashback:' || u.id
      left join ledger_accounts a on a.player = u.player and a.purse = 'real' and a.currency = u.currency
      left join ledger_entries e on e.posting = p.id and e.account = a.id
      where u.type = 'instant_cashback' and e.amount is distinct from nullif(u.winnings, 0)`,
  },
  {
    fault: 'a day of the calendar is not booked as it says',
    query: sql`select d.id::text as place from rakeback_days d
      left join postings p on p.key = 'rakeback:' || d.id
      left join ledger_accounts a on a.player = d.player and a.purse = 'real' and a.currency = d.currency
      left join ledger_entries e on e.posting = p.id and e.account = a.id
      where e.amount is distinct from case when d.paid_at is not null then d.amount end`,
  },
  {
    fault: 'a daily bonus is not booked as it says',
    query: sql`select d.player || ' ' || d.day as place from daily_bonuses d
      left join postings p on p.key = 'daily_bonus:' || d.player || ':' || d.day
      left join ledger_accounts a on a.player = d.player and a.purse = 'real' and a.currency = d.currency
      left join ledger_entries e on e.posting = p.id and e.account = a.id
      where e.amount is distinct from d.amount`,
  },
  {
    fault: 'a claimed referral is not booked as it says, or not after the claims before it',
    query: sql`select c.id::text as place from referral_claims c
      left join postings p on p.key = 'referral:' || c.id
      left join ledger_accounts a on a.player = c.player and a.purse = 'real' and a.currency = c.currency
      left join ledger_entries e on e.posting = p.id and e.account = a.id
      where e.amount is distinct from c.amount or c.total <> (select sum(b.amount) from referral_claims b
        where b.player = c.player and b.total <= c.total)`,
  },
  {
    fault: 'a prize of a tournament is not booked as it says',
    query: sql`select t.tournament || ' ' || t.player as place from tournament_entries t
      left join postings p on p.key = 'tournament:' || t.tournament || ':' || t.player
      left join ledger_accounts a on a.player = t.player and a.purse = 'real' and a.currency = t.currency
      left join ledger_entries e on e.posting = p.id and e.account = a.id
      where e.amount is distinct from case when t.paid_at is not null then t.prize end`,
  },
  {
    fault: 'a player does not have exactly one active wallet',
    query: sql`select player::text as place from wallets
      group by player having count(*) filter (where is_active) <> 1`,
  },
  {
    fault: 'a player has money in a currency without a wallet',
    query: sql`select distinct a.player || ' ' || a.currency as place from ledger_accounts a
      left join wallets w on w.player = a.player and w.currency = a.currency
      where a.player is not null and a.balance <> 0 and w.player is null`,
  },
];

const ALL = sql.join(
  CHECKS.map(({ fault, query }) => sql`(select ${fault}::text as fault, place from (${query}) places)`),
  sql` union all `,
);

/**
 * Recomputes the whole ledger from its entries, in one snapshot. Answers every place where a rule is broken, none when
 * all hold: each currency and each posting sums to 0, balances equal the sums of their entries, nothing is half booked,
 * postings agree with deposits, withdrawals, studio transactions and bonuses, no player is below zero, and each player
 * has one active wallet.
 */
export async function checkLedger(db: Db): Promise<LedgerFault[]> {
  const { rows } = (await db.execute(ALL)) as unknown as { rows: { fault: string; place: string }[] };
  return rows.map(({ fault, place }) => ({ fault, where: place }));
}
