import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { newAccount } from '../casino/accounts/fields/newAccount';
import { type Passwords } from '../casino/accounts/passwords/passwords';
import { sampleColumns, SAMPLE_PASSWORD, SAMPLES } from './samples';
import { type Db } from '../db/database';
import { accounts } from '../casino/accounts/store/schema';
import { seeds } from '../db/schema';

const ACCOUNTS_PART = 'accounts';

/**
 * Creates the sample accounts of all brands unless these exact samples were seeded before; existing accounts are not
 * overwritten. They share one hash because they share one password.
 */
export async function seedAccounts(db: Db, passwords: Passwords, brands: readonly string[], now: Date): Promise<void> {
  const contentHash = createHash('sha256')
    .update(JSON.stringify([SAMPLES, SAMPLE_PASSWORD, brands]))
    .digest('base64url');
  const [seeded] = await db.select().from(seeds).where(eq(seeds.part, ACCOUNTS_PART));
  if (seeded?.contentHash === contentHash) return;
  const passwordHash = await passwords.hash(SAMPLE_PASSWORD);
  const rows = brands.flatMap((brand) =>
    SAMPLES.map(({ situation, email }) =>
      newAccount({ ...sampleColumns(situation, now), brand, email, language: 'en', passwordHash, now }),
    ),
  );
  await db.transaction(async (tx) => {
    await tx.insert(accounts).values(rows).onConflictDoNothing();
    await tx
      .insert(seeds)
      .values({ part: ACCOUNTS_PART, contentHash, seededAt: now })
      .onConflictDoUpdate({ target: seeds.part, set: { contentHash, seededAt: now } });
  });
}
