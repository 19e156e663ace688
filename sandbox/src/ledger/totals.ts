import { and, between, count, eq, gte, not, sql } from 'drizzle-orm';
import { type Db } from '../db/database';
import { ledgerAccounts, ledgerEntries, postings } from '../db/schema/ledger';
import { type PostingKind } from './entry';

/** Sums over all the bookings of a player, in minor units by currency. */
export type PlayerTotals = {
  depositCount: number;
  deposited: ReadonlyMap<string, bigint>;
  /** Real money that was staked and not given back. */
  spent: ReadonlyMap<string, bigint>;
};

/** A time with both of its ends. */
export type Interval = { from: Date; to: Date };

/** Number and sum of the real-money entries of a player, by kind of booking and currency; without those of some times. */
async function realMoneyOf(db: Db, player: string, since?: Date, except: readonly Interval[] = []) {
  const rows = await db
    .select({
      kind: postings.kind,
      currency: ledgerAccounts.currency,
      bookings: count(),
      sum: sql<string>`sum(${ledgerEntries.amount})`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account))
    .innerJoin(postings, eq(postings.id, ledgerEntries.posting))
    .where(
      and(
        eq(ledgerAccounts.player, player),
        eq(ledgerAccounts.purse, 'real'),
        since && gte(postings.createdAt, since),
        ...except.map(({ from, to }) => not(between(postings.createdAt, from, to))),
      ),
    )
    .groupBy(postings.kind, ledgerAccounts.currency);
  return rows.map(({ sum, ...row }) => ({ ...row, sum: BigInt(sum) }));
}

/** What a player deposited and staked since the account was made; ENT-01. */
export async function totalsOf(db: Db, player: string): Promise<PlayerTotals> {
  const rows = await realMoneyOf(db, player);
  const of = (...kinds: PostingKind[]) => rows.filter((row) => kinds.some((kind) => kind === row.kind));
  const spent = new Map<string, bigint>();
  for (const { currency, sum } of of('stake', 'rollback')) spent.set(currency, (spent.get(currency) ?? 0n) - sum);
  return {
    depositCount: of('deposit').reduce((all, { bookings }) => all + bookings, 0),
    deposited: new Map(of('deposit').map(({ currency, sum }) => [currency, sum])),
    spent,
  };
}

/** Kinds of bookings by which a player wins or loses; paying in and out is neither. What is given back was no loss. */
const PLAY: readonly PostingKind[] = ['stake', 'win', 'rollback'];

/**
 * What a player won with real money since an instant, less what was staked: below zero after losses. In minor units. Play of
 * the times that are excepted does not count.
 */
export async function netResult(
  db: Db,
  player: string,
  currency: string,
  since: Date,
  except: readonly Interval[] = [],
): Promise<bigint> {
  const rows = await realMoneyOf(db, player, since, except);
  return rows
    .filter((row) => row.currency === currency && PLAY.some((kind) => kind === row.kind))
    .reduce((all, { sum }) => all + sum, 0n);
}
