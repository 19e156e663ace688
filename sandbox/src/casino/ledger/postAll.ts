import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { ledgerAccounts, ledgerEntries, postings, wallets } from './schema';
import { accountKey, type Entry, normalised } from './entry';
import { lockedAccounts } from './lock';
import { hashOf, type NewPosting } from './post';

/** Rows per statement, well below the database's limit. */
const AT_ONCE = 500;

/** Writes rows in batches of AT_ONCE. */
export async function inParts<T>(rows: readonly T[], write: (part: T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE) await write(rows.slice(from, from + AT_ONCE));
}

/**
 * Books many postings of new players with few statements, in order, in the caller's transaction. For sample data only:
 * nothing else may book at the same time, and every key must be new. Throws RangeError when a purse would fall below
 * zero.
 */
export async function postAll(tx: Db, asked: readonly NewPosting[]): Promise<void> {
  const bookings = asked.map((one) => ({ ...one, id: randomUUID(), entries: normalised(one.entries) }));
  const accounts = new Map<string, Entry>();
  for (const entry of bookings.flatMap(({ entries }) => entries)) accounts.set(accountKey(entry), entry);
  const unique = [...accounts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
  const held = new Map<string, { id: string; player: string | null; balance: bigint }>();
  await inParts(unique, async (part) => {
    const rows = await lockedAccounts(tx, part);
    part.forEach((entry, index) => held.set(accountKey(entry), { ...rows[index]! }));
  });
  const entries = bookings.flatMap(({ id, entries: lines }) =>
    lines.map((line) => {
      const account = held.get(accountKey(line))!;
      account.balance += line.amount;
      if (account.player !== null && account.balance < 0n) throw new RangeError(`${accountKey(line)} below zero`);
      return { posting: id, account: account.id, amount: line.amount, balanceAfter: account.balance };
    }),
  );
  const owned = unique.flatMap(({ player, currency }) =>
    player === null ? [] : [{ player, currency, isActive: true }],
  );
  await inParts(owned, (part) => tx.insert(wallets).values(part).onConflictDoNothing());
  await inParts(bookings, (part) =>
    tx.insert(postings).values(
      part.map(({ id, key, kind, reference, now, entries: lines }) => ({
        id,
        key,
        kind,
        reference,
        createdAt: now,
        bodyHash: hashOf(kind, reference, lines),
      })),
    ),
  );
  await inParts(entries, (part) => tx.insert(ledgerEntries).values(part));
  for (const { id, balance } of held.values()) {
    await tx.update(ledgerAccounts).set({ balance }).where(eq(ledgerAccounts.id, id));
  }
}
