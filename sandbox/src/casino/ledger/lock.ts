import { randomUUID } from 'node:crypto';
import { and, eq, isNull, or } from 'drizzle-orm';
import { type Db } from '../../db/database';
import { ledgerAccounts } from './schema';
import { accountKey, type Entry } from './entry';

export type LedgerAccount = typeof ledgerAccounts.$inferSelect;

/**
 * The ledger accounts of the entries, in the order of the entries, created where missing and locked until the
 * transaction ends. Accounts are created in the order of the entries (that of normalised) and then locked in the order
 * of their ids, which rules out deadlocks.
 */
export async function lockedAccounts(tx: Db, entries: readonly Entry[]): Promise<LedgerAccount[]> {
  const values = entries.map(({ player, purse, currency }) => ({
    id: randomUUID(),
    player,
    purse,
    currency,
    balance: 0n,
  }));
  await tx.insert(ledgerAccounts).values(values).onConflictDoNothing();
  const isOneOf = entries.map(({ player, purse, currency }) =>
    and(
      player === null ? isNull(ledgerAccounts.player) : eq(ledgerAccounts.player, player),
      eq(ledgerAccounts.purse, purse),
      eq(ledgerAccounts.currency, currency),
    ),
  );
  const rows = await tx
    .select()
    .from(ledgerAccounts)
    .where(or(...isOneOf))
    .orderBy(ledgerAccounts.id)
    .for('update');
  const byKey = new Map(rows.map((row) => [accountKey(row as Entry & LedgerAccount), row]));
  return entries.map((entry) => byKey.get(accountKey(entry))!);
}
