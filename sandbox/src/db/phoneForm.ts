import { eq, isNotNull } from 'drizzle-orm';
import { storedPhone } from '../accounts/phoneParser';
import { changeAccount } from './accounts';
import { type Db } from './database';
import { accounts, seeds } from './schema';

/** Name of this step among the parts that a database has, and the form it brings numbers into. */
const PHONES_PART = 'phones';
const FORM = 'E.164';

/**
 * Brings the numbers of a database that is older than their one form into it, once. A migration in SQL cannot: it takes the
 * plans of all countries. A number that would be another account's stays as it is, since nobody knows whose it is.
 */
export async function settlePhones(db: Db, now: Date): Promise<void> {
  const [settled] = await db.select().from(seeds).where(eq(seeds.part, PHONES_PART));
  if (settled?.contentHash === FORM) return;
  await db.transaction(async (tx) => {
    for (const account of await tx.select().from(accounts).where(isNotNull(accounts.phone))) {
      const stored = storedPhone(account);
      if (stored.phoneKey !== account.phoneKey || stored.phone !== account.phone)
        await changeAccount(tx, account.id, stored);
    }
    await tx
      .insert(seeds)
      .values({ part: PHONES_PART, contentHash: FORM, seededAt: now })
      .onConflictDoUpdate({ target: seeds.part, set: { contentHash: FORM, seededAt: now } });
  });
}
