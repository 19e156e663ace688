import { and, asc, eq, isNotNull, lt } from 'drizzle-orm';
import { type AnswerOf } from '@/contract/wire';
import { seal, unseal } from '../../../base/sealed';
import { type Db } from '../../../db/database';
import { stepOfCode } from './authenticator';
import { dropRecoveryCodes, recoveryCodesLeft } from './recoveryCodes';
import { authenticators, passkeys } from './schema';

export type Security = AnswerOf<'security'>['data']['security'];
/** What counts as a second step. */
export type SecondStep = 'authenticator' | 'recoveryCode' | 'passkey';
type AuthenticatorRow = typeof authenticators.$inferSelect;

/** How long a secret waits for its first code. */
const START_LIFE_MS = 15 * 60_000;

/** The authenticator of an account, confirmed or not. */
export async function authenticatorOf(db: Db, accountId: string): Promise<AuthenticatorRow | null> {
  const [row] = await db.select().from(authenticators).where(eq(authenticators.accountId, accountId));
  return row ?? null;
}

/** The passkeys of an account, oldest first. */
export const passkeysOf = (db: Db, accountId: string) =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));

/** What counts as a second step of this account; none while two-step log-in is off. */
export async function methodsOf(db: Db, accountId: string): Promise<readonly SecondStep[]> {
  const isOn = (await authenticatorOf(db, accountId))?.confirmedAt != null;
  const keys = await db.$count(passkeys, eq(passkeys.accountId, accountId));
  if (!isOn && keys === 0) return [];
  const codes = await recoveryCodesLeft(db, accountId);
  return [
    ...(isOn ? (['authenticator'] as const) : []),
    ...(keys > 0 ? (['passkey'] as const) : []),
    ...(codes > 0 ? (['recoveryCode'] as const) : []),
  ];
}

/** Keeps a secret until its first code, in place of an earlier one that never got any. Returns until when. */
export async function startAuthenticator(
  tx: Db,
  { accountId, secret, key, now }: { accountId: string; secret: string; key: string; now: Date },
): Promise<Date> {
  const values = { sealedSecret: seal(secret, key), startedAt: now, confirmedAt: null, lastStep: 0 };
  await tx
    .insert(authenticators)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: authenticators.accountId, set: values });
  return new Date(now.getTime() + START_LIFE_MS);
}

/** Whether a secret still waits for its first code. */
export const isStarted = (row: AuthenticatorRow | null, now: Date): row is AuthenticatorRow =>
  row !== null && row.confirmedAt === null && now.getTime() - row.startedAt.getTime() < START_LIFE_MS;

/**
 * Accepts a code of an authenticator once: its step must be later than every step accepted before, so that a code that
 * was seen is worth nothing. The caller decides whether it has to be confirmed already.
 */
export async function takeCode(tx: Db, row: AuthenticatorRow, code: string, key: string, now: Date): Promise<boolean> {
  const step = stepOfCode(unseal(row.sealedSecret, key), code, now);
  if (step === null) return false;
  const [accepted] = await tx
    .update(authenticators)
    .set({ lastStep: step, confirmedAt: row.confirmedAt ?? now })
    .where(
      and(
        eq(authenticators.accountId, row.accountId),
        eq(authenticators.sealedSecret, row.sealedSecret),
        lt(authenticators.lastStep, step),
      ),
    )
    .returning();
  return accepted !== undefined;
}

/** Switches the authenticator off. */
export async function removeAuthenticator(tx: Db, accountId: string): Promise<void> {
  await tx
    .delete(authenticators)
    .where(and(eq(authenticators.accountId, accountId), isNotNull(authenticators.confirmedAt)));
  await afterRemoval(tx, accountId);
}

/** Removes a passkey of the account; nothing happens when it has no such passkey. */
export async function removePasskey(tx: Db, accountId: string, id: string): Promise<void> {
  await tx.delete(passkeys).where(and(eq(passkeys.accountId, accountId), eq(passkeys.id, id)));
  await afterRemoval(tx, accountId);
}

/** Removes every method of an account, and a secret that waits for its first code. */
export async function dropMethods(tx: Db, accountId: string): Promise<void> {
  await tx.delete(authenticators).where(eq(authenticators.accountId, accountId));
  await tx.delete(passkeys).where(eq(passkeys.accountId, accountId));
  await dropRecoveryCodes(tx, accountId);
}

/** Recovery codes replace a method, so they go with the last one. */
async function afterRemoval(tx: Db, accountId: string): Promise<void> {
  const left = await methodsOf(tx, accountId);
  if (!left.some((method) => method !== 'recoveryCode')) await dropRecoveryCodes(tx, accountId);
}

/** How an account is protected, as its player is told. */
export async function securityWire(
  db: Db,
  accountId: string,
  asksAgainFor: Security['asksAgainFor'],
): Promise<Security> {
  return {
    authenticatorSince: (await authenticatorOf(db, accountId))?.confirmedAt?.toISOString() ?? null,
    passkeys: (await passkeysOf(db, accountId)).map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await recoveryCodesLeft(db, accountId),
    asksAgainFor,
  };
}
