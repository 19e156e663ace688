import { and, between, count, eq, gte, not, sql, type SQL } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { ledgerAccounts, ledgerEntries, postings } from './schema';
import { type PostingKind } from './entry';

/** Sums over all postings of a player, in minor units by currency. */
export type PlayerTotals = {
  depositCount: number;
  deposited: ReadonlyMap<string, bigint>;
  /** Real money staked, minus rollbacks. */
  spent: ReadonlyMap<string, bigint>;
};

/** A time range including both ends. */
export type Interval = { from: Date; to: Date };

/** Count and sum of a player's real-money entries that meet the conditions, by posting kind and currency. */
async function realMoneyOf(db: Db, player: string, ...conditions: readonly SQL[]) {
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
    .where(and(eq(ledgerAccounts.player, player), eq(ledgerAccounts.purse, 'real'), ...conditions))
    .groupBy(postings.kind, ledgerAccounts.currency);
  return rows.map(({ sum, ...row }) => ({ ...row, sum: BigInt(sum) }));
}

/** A player's deposits and stakes since registration (ENT-01). */
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

/** Posting kinds that make up the net result; deposits and withdrawals do not, and a rollback cancels its stake. */
const PLAY: readonly PostingKind[] = ['stake', 'win', 'rollback'];

/**
 * A player's real-money wins minus stakes since an instant, in minor units, negative for a loss. Play within the
 * excepted intervals does not count.
 */
export async function netResult(
  db: Db,
  player: string,
  currency: string,
  since: Date,
  except: readonly Interval[] = [],
): Promise<bigint> {
  const { createdAt } = postings;
  const outside = except.map(({ from, to }) => not(between(createdAt, from, to)));
  const rows = await realMoneyOf(db, player, gte(createdAt, since), ...outside);
  return rows
    .filter((row) => row.currency === currency && PLAY.some((kind) => kind === row.kind))
    .reduce((all, { sum }) => all + sum, 0n);
}

/** Real money in withdrawals that have not ended, in minor units: it may come back, by the player's own wish too. */
export async function inWithdrawals(db: Db, player: string, currency: string): Promise<bigint> {
  const { key, kind } = postings;
  const hasEnded = sql`exists (select from postings ended
    where ended.key in (${key} || ':return', ${key} || ':payout'))`;
  const rows = await realMoneyOf(db, player, eq(kind, 'withdrawal'), not(hasEnded));
  return -(rows.find((row) => row.currency === currency)?.sum ?? 0n);
}
