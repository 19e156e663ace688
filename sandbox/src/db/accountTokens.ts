import { and, eq, gt, isNull } from 'drizzle-orm';
import { type AccountRow } from './accounts';
import { type Db } from './database';
import { accounts, accountTokens } from './schema';
import { hashSecret, newToken } from './tokens';

/** What a token of a message allows. */
export type TokenPurpose = (typeof accountTokens.$inferSelect)['purpose'];

/** How long the link of a message can be opened. */
const LIFE_MS: Readonly<Record<TokenPurpose, number>> = {
  'verify-email': 24 * 3_600_000,
  'reset-password': 3_600_000,
};

/** A token for the account's present e-mail. Earlier ones of the same purpose stop to count, so that the latest message holds. */
export async function createAccountToken(
  db: Db,
  account: Pick<AccountRow, 'id' | 'uniqueKey'>,
  purpose: TokenPurpose,
  now: Date,
): Promise<string> {
  await spendTokens(db, account.id, purpose, now);
  const token = newToken();
  await db.insert(accountTokens).values({
    tokenHash: hashSecret(token),
    accountId: account.id,
    purpose,
    uniqueKey: account.uniqueKey,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFE_MS[purpose]),
  });
  return token;
}

/** Makes all open tokens of an account for a purpose useless. */
export async function spendTokens(db: Db, accountId: string, purpose: TokenPurpose, now: Date): Promise<void> {
  await db
    .update(accountTokens)
    .set({ usedAt: now })
    .where(
      and(eq(accountTokens.accountId, accountId), eq(accountTokens.purpose, purpose), isNull(accountTokens.usedAt)),
    );
}

const ofBrand = (brand: string, token: string, purpose: TokenPurpose) =>
  and(
    eq(accountTokens.tokenHash, hashSecret(token)),
    eq(accountTokens.purpose, purpose),
    eq(accounts.brand, brand),
    // The link proves the address it was sent to, and no later one.
    eq(accounts.uniqueKey, accountTokens.uniqueKey),
  );

/** The account a token was made for, used or expired as it may be; null when it is none of this brand. */
export async function tokenAccount(
  db: Db,
  brand: string,
  token: string,
  purpose: TokenPurpose,
): Promise<AccountRow | null> {
  const [row] = await db
    .select({ account: accounts })
    .from(accountTokens)
    .innerJoin(accounts, eq(accounts.id, accountTokens.accountId))
    .where(ofBrand(brand, token, purpose));
  return row?.account ?? null;
}

/** Uses a token up; null when it is unknown, used, expired or of an earlier address. Of two at once one gets the account. */
export async function useToken(
  db: Db,
  { brand, token, purpose, now }: { brand: string; token: string; purpose: TokenPurpose; now: Date },
): Promise<AccountRow | null> {
  const account = await tokenAccount(db, brand, token, purpose);
  if (!account) return null;
  const [used] = await db
    .update(accountTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(accountTokens.tokenHash, hashSecret(token)),
        isNull(accountTokens.usedAt),
        gt(accountTokens.expiresAt, now),
      ),
    )
    .returning();
  return used ? account : null;
}
