import { createHash, randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { accounts } from '../accounts/store/schema';
import { ledgerEntries, postings } from './schema';
import { openWallet } from './accounts';
import { accountKey, type Entry, normalised, type PostingKind } from './entry';
import { type LedgerAccount, lockedAccounts } from './lock';

export type Posting = typeof postings.$inferSelect;

/** A posting to be booked; `key` is its permanent idempotency key, `reference` what it is for, such as a deposit id. */
export type NewPosting = {
  key: string;
  kind: PostingKind;
  reference: string;
  now: Date;
  entries: readonly Entry[];
};

/** The key is already used by a different posting. */
export class LedgerConflict extends Error {
  override name = 'LedgerConflict';

  constructor(readonly key: string) {
    super(`Another booking stands under the key ${key}`);
  }
}

/** A player's purse would fall below zero. */
export class InsufficientFunds extends Error {
  override name = 'InsufficientFunds';

  constructor(readonly account: Pick<LedgerAccount, 'player' | 'purse' | 'currency'>) {
    super(`Not enough in ${account.purse} (${account.currency})`);
  }
}

/** A hash of a posting's content, which reveals a different posting under the same key. */
export const hashOf = (kind: PostingKind, reference: string, entries: readonly Entry[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify([kind, reference, entries.map((one) => [one.player, one.purse, one.currency, `${one.amount}`])]),
    )
    .digest('base64url');

/** Locks the players' accounts in the order of their ids, so that two bookings never deadlock. */
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

/** A stored posting and the entries still to be booked. */
type Fresh = { posting: Posting; entries: Entry[] };

/** Stores a posting. If it exists already, there are no entries to book. Throws LedgerConflict. */
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

/** Writes the entries and balances of fresh postings, in order. Throws InsufficientFunds. */
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
 * Books a posting once per key, in one transaction: all entries and balances, or nothing. Repeating it answers the
 * stored posting at any later time. Locks are always taken in the same order: the players' accounts, the key, the
 * ledger accounts. A caller that locks other rows as well takes the player's account first (lockedAccount) and books
 * last, and only once: a second posting in the same transaction could deadlock with a transaction that books the two in
 * the opposite order.
 *
 * Throws LedgerConflict when a different posting has this key, InsufficientFunds when a player's purse would fall below
 * zero, RangeError when the entries do not sum to zero in each currency. After any of these nothing is booked and the
 * key stays unused.
 */
export const post = (db: Db, one: NewPosting): Promise<Posting> =>
  postTogether(db, [one]).then(([posting]) => posting!);

/**
 * Books several postings atomically and in order, such as a deposit and its bonus, locking all their accounts together.
 * An empty list does nothing.
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
