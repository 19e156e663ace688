import { and, eq, isNull } from 'drizzle-orm';
import { secureRandom } from '../../../base/random';
import { hashSecret } from '../../../base/tokens';
import { type Db } from '../../../db/database';
import { recoveryCodes } from './schema';

const HOW_MANY = 10;
/** 32 characters nobody mistakes for one another: 16 of them are 80 bits, too many to try even from the hash. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP = 4;

const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => LETTERS[secureRandom(LETTERS.length)]).join(''),
  ).join('-');

const hashOf = (accountId: string, code: string): string =>
  hashSecret(`${accountId} ${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`);

/** Gives an account new recovery codes; earlier ones no longer count. */
export async function giveRecoveryCodes(tx: Db, accountId: string): Promise<string[]> {
  await dropRecoveryCodes(tx, accountId);
  const codes = Array.from({ length: HOW_MANY }, newCode);
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ accountId, codeHash: hashOf(accountId, code) })));
  return codes;
}

/** Spends a recovery code; false when the account has no such code left. Of two calls at once one gets it. */
export async function takeRecoveryCode(tx: Db, accountId: string, code: string, now: Date): Promise<boolean> {
  const [used] = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.accountId, accountId),
        eq(recoveryCodes.codeHash, hashOf(accountId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning();
  return used !== undefined;
}

/** How many codes are left. */
export const recoveryCodesLeft = (db: Db, accountId: string): Promise<number> =>
  db.$count(recoveryCodes, and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)));

/** Removes all codes of an account. */
export async function dropRecoveryCodes(tx: Db, accountId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
}
