import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { accounts } from '../accounts/store/schema';
import { ledgerAccounts, ledgerEntries, postings } from './schema';

/** An owner's non-empty purses in a currency; `owner` is the player's e-mail and brand, or null for the house. */
export type Holding = { owner: string | null; currency: string; purses: { purse: string; balance: bigint }[] };

const ownerOf = (email: string | null, brand: string | null): string | null =>
  email === null ? null : `${email} at ${brand}`;

async function holdings(db: Db, where: SQL | undefined, most: number): Promise<Holding[]> {
  const rows = await db
    .select({
      email: accounts.email,
      brand: accounts.brand,
      currency: ledgerAccounts.currency,
      purses: sql<{ purse: string; balance: string }[]>`json_agg(json_build_object(
        'purse', ${ledgerAccounts.purse}, 'balance', ${ledgerAccounts.balance}::text) order by ${ledgerAccounts.purse} desc)`,
    })
    .from(ledgerAccounts)
    .leftJoin(accounts, eq(accounts.id, ledgerAccounts.player))
    .where(and(where, ne(ledgerAccounts.balance, 0n)))
    .groupBy(accounts.id, accounts.email, accounts.brand, ledgerAccounts.currency)
    .orderBy(asc(accounts.email), asc(accounts.brand), asc(ledgerAccounts.currency))
    .limit(most);
  return rows.map(({ email, brand, currency, purses }) => ({
    owner: ownerOf(email, brand),
    currency,
    purses: purses.map(({ purse, balance }) => ({ purse, balance: BigInt(balance) })),
  }));
}

/** The house's holdings, by currency. */
export const houseHoldings = (db: Db, most: number): Promise<Holding[]> =>
  holdings(db, isNull(ledgerAccounts.player), most);

/** The players' holdings, by e-mail, brand and currency. */
export const playerHoldings = (db: Db, most: number): Promise<Holding[]> =>
  holdings(db, isNotNull(ledgerAccounts.player), most);

export type BookedPosting = typeof postings.$inferSelect & {
  entries: { owner: string | null; purse: string; currency: string; amount: bigint }[];
};

/** The latest postings, newest first. */
export async function latestPostings(db: Db, most: number): Promise<BookedPosting[]> {
  const latest = await db.select().from(postings).orderBy(desc(postings.createdAt), desc(postings.id)).limit(most);
  const ids = latest.map(({ id }) => id);
  if (ids.length === 0) return [];
  const entries = await db
    .select({
      posting: ledgerEntries.posting,
      amount: ledgerEntries.amount,
      email: accounts.email,
      brand: accounts.brand,
      purse: ledgerAccounts.purse,
      currency: ledgerAccounts.currency,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account))
    .leftJoin(accounts, eq(accounts.id, ledgerAccounts.player))
    .where(inArray(ledgerEntries.posting, ids))
    .orderBy(desc(ledgerEntries.amount));
  return latest.map((posting) => ({
    ...posting,
    entries: entries
      .filter((entry) => entry.posting === posting.id)
      .map(({ email, brand, purse, currency, amount }) => ({ owner: ownerOf(email, brand), purse, currency, amount })),
  }));
}
