import { createHash, randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { type Db } from '../db/database';
import { accounts } from '../db/schema';
import { ledgerEntries, postings } from '../db/schema/ledger';
import { openWallet } from './accounts';
import { accountKey, type Entry, normalised, type PostingKind } from './entry';
import { type LedgerAccount, lockedAccounts } from './lock';

/** A booking as it is stored. */
export type Posting = typeof postings.$inferSelect;

/** A booking as it is asked for; `key` names it for ever, `reference` what it is for, such as the id of a deposit. */
export type NewPosting = {
  key: string;
  kind: PostingKind;
  reference: string;
  now: Date;
  entries: readonly Entry[];
};

/** Another booking stands under this key already. */
export class LedgerConflict extends Error {
  override name = 'LedgerConflict';

  constructor(readonly key: string) {
    super(`Another booking stands under the key ${key}`);
  }
}

/** A purse of a player would fall below zero. */
export class InsufficientFunds extends Error {
  override name = 'InsufficientFunds';

  constructor(readonly account: Pick<LedgerAccount, 'player' | 'purse' | 'currency'>) {
    super(`Not enough in ${account.purse} (${account.currency})`);
  }
}

/** Of what a booking says, so that another one under its key is noticed. */
export const hashOf = (kind: PostingKind, reference: string, entries: readonly Entry[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify([kind, reference, entries.map((one) => [one.player, one.purse, one.currency, `${one.amount}`])]),
    )
    .digest('base64url');

/** Other transactions about these players wait from here on, so that two bookings never wait for one another. */
async function lockPlayers(tx: Db, entries: readonly Entry[]): Promise<void> {
  const players = [...new Set(entries.flatMap(({ player }) => player ?? []))];
  if (players.length === 0) return;
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.id, players))
    .orderBy(accounts.id)
    .for('update');
}

type Normalised = NewPosting & { entries: Entry[] };

/** What is about to be booked: a stored posting with its entries. */
type Fresh = { posting: Posting; entries: Entry[] };

/** Stores a posting, unless it is stored already; then there are no entries to book. Throws LedgerConflict. */
async function stored(tx: Db, { key, kind, reference, now, entries }: Normalised): Promise<Fresh> {
  const bodyHash = hashOf(kind, reference, entries);
  const [posting] = await tx
    .insert(postings)
    .values({ id: randomUUID(), key, bodyHash, kind, reference, createdAt: now })
    .onConflictDoNothing({ target: postings.key })
    .returning();
  if (posting) return { posting, entries };
  const [saved] = await tx.select().from(postings).where(eq(postings.key, key));
  if (saved?.bodyHash !== bodyHash) throw new LedgerConflict(key);
  return { posting: saved, entries: [] };
}

/** Entries and balances of fresh postings, one after the other. Throws InsufficientFunds. */
async function book(tx: Db, fresh: readonly Fresh[]): Promise<void> {
  const byAccount = new Map(fresh.flatMap(({ entries }) => entries).map((entry) => [accountKey(entry), entry]));
  const all = [...byAccount].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
  if (all.length === 0) return;
  for (const { player, currency } of all) {
    if (player !== null) await openWallet(tx, player, currency);
  }
  const rows = await lockedAccounts(tx, all);
  const held = new Map(all.map((entry, index) => [accountKey(entry), { ...rows[index]! }]));
  const booked = fresh.flatMap(({ posting, entries }) =>
    entries.map((entry) => {
      const account = held.get(accountKey(entry))!;
      const balanceAfter = account.balance + entry.amount;
      if (account.player !== null && balanceAfter < 0n) throw new InsufficientFunds(account);
      account.balance = balanceAfter;
      return { posting: posting.id, account: account.id, amount: entry.amount, balanceAfter };
    }),
  );
  await tx.insert(ledgerEntries).values(booked);
  const after = sql.join(
    [...held.values()].map(({ id, balance }) => sql`(${id}::uuid, ${balance}::bigint)`),
    sql`, `,
  );
  await tx.execute(
    sql`update ledger_accounts set balance = after.balance from (values ${after}) as after (id, balance)
      where ledger_accounts.id = after.id`,
  );
}

/**
 * Books once per key, in one transaction: all entries with the balances, or nothing. The same booking again answers the
 * saved one, whenever it comes. Locks are taken in one order everywhere: the players' accounts, the key, the ledger's
 * accounts. Whoever locks rows of their own as well takes the player's account first (lockedAccount) and books last, and
 * once: a second booking in the same transaction could meet another transaction that books the two the other way round.
 *
 * Throws LedgerConflict when another booking stands under the key, InsufficientFunds when a player's purse would fall
 * below zero, RangeError when the entries do not add up to zero in each currency. After any of these nothing is booked
 * and the key is as it was.
 */
export const post = (db: Db, one: NewPosting): Promise<Posting> =>
  postTogether(db, [one]).then(([posting]) => posting!);

/**
 * The same for several bookings that stand or fall together, such as a deposit and the bonus that comes with it: in their
 * order, with the accounts of all of them locked in one go. None is nothing to do.
 */
export function postTogether(db: Db, asked: readonly NewPosting[]): Promise<Posting[]> {
  const bookings = asked.map((one) => ({ ...one, entries: normalised(one.entries) }));
  const all = bookings.flatMap(({ entries }) => entries);
  return db.transaction(async (tx) => {
    await lockPlayers(tx, all);
    const fresh: Fresh[] = [];
    for (const one of bookings) fresh.push(await stored(tx, one));
    await book(tx, fresh);
    return fresh.map(({ posting }) => posting);
  });
}
