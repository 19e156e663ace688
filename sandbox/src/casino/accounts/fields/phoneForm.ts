import { eq, isNotNull } from 'drizzle-orm';
import { storedPhone } from './phoneParser';
import { changeAccount } from '../store/accounts';
import { type Db } from '../../../db/database';
import { accounts } from '../store/schema';
import { seeds } from '../../../db/schema';

/** Key of this step in the `seeds` table, and the format it converts numbers to. */
const PHONES_PART = 'phones';
const FORM = 'E.164';

/**
 * Normalizes the phone numbers of databases older than the E.164 format, once. A SQL migration cannot, because it needs
 * the numbering plans of all countries. A number that would collide with another account's stays unchanged, since its
 * owner is unknown.
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
