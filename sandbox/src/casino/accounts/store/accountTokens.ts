import { and, eq, gt, isNull } from 'drizzle-orm';
import { type AccountRow } from './accounts';
import { type Db } from '../../../db/database';
import { accounts, accountTokens } from './schema';
import { hashSecret, newToken } from '../../../base/tokens';

export type TokenPurpose = (typeof accountTokens.$inferSelect)['purpose'];

const LIFE_MS: Readonly<Record<TokenPurpose, number>> = {
  'verify-email': 24 * 3_600_000,
  'reset-password': 3_600_000,
};

/**
 * Creates a token for the account's current e-mail. Earlier tokens of the same purpose are invalidated, so only the
 * latest message works.
 */
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

/** Invalidates an account's unused tokens for a purpose. */
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
    // The link proves only the address it was sent to, not a later one.
    eq(accounts.uniqueKey, accountTokens.uniqueKey),
  );

/** The account of a token, even a used or expired one; null for an unknown token or another brand's. */
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

/**
 * Spends a token; null when it is unknown, used, expired or issued for an earlier address. Of two concurrent calls,
 * only one gets the account.
 */
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
