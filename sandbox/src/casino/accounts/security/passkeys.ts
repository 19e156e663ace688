import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { hashSecret } from '../../../base/tokens';
import { type Db } from '../../../db/database';
import { type AccountRow } from '../store/accounts';
import { passkeysOf } from './methods';
import { passkeyChallenges, passkeys } from './schema';

const CHALLENGE_LIFE_MS = 5 * 60_000;
/** More than anyone has devices. */
export const MOST_PASSKEYS = 20;

/** The site a passkey belongs to: its origin, and the host its keys are bound to. */
export type Party = { origin: string; id: string; name: string };
type Purpose = (typeof passkeyChallenges.$inferSelect)['purpose'];

async function keepChallenge(db: Db, challenge: string, purpose: Purpose, accountId: string | null, now: Date) {
  const expiresAt = new Date(now.getTime() + CHALLENGE_LIFE_MS);
  await db.insert(passkeyChallenges).values({ challengeHash: hashSecret(challenge), purpose, accountId, expiresAt });
}

/** The challenge an answer says it is for; '' when it says none. Nothing is believed of it but that. */
function challengeIn({ response }: { response: { clientDataJSON: string } }): string {
  try {
    const data = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8')) as unknown;
    const { challenge } = Object(data) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/** Spends a challenge; null when it is unknown, spent, expired, or for something else. */
async function spendChallenge(tx: Db, challenge: string, purpose: Purpose, now: Date) {
  const [row] = await tx
    .update(passkeyChallenges)
    .set({ usedAt: now })
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashSecret(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        gt(passkeyChallenges.expiresAt, now),
        isNull(passkeyChallenges.usedAt),
      ),
    )
    .returning();
  return row ?? null;
}

type Transports = NonNullable<WebAuthnCredential['transports']>;

const known = (rows: Awaited<ReturnType<typeof passkeysOf>>) =>
  rows.map(({ credentialId, transports }) => ({ id: credentialId, transports: transports as Transports }));

/** Options to make a passkey for an account; one its devices have already is not made twice. */
export async function creationOptions(db: Db, account: AccountRow, party: Party, now: Date) {
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: new Uint8Array(Buffer.from(account.id)),
    userName: account.email,
    attestationType: 'none',
    excludeCredentials: known(await passkeysOf(db, account.id)),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await keepChallenge(db, options.challenge, 'add', account.id, now);
  return options;
}

/** Options to use a passkey: of an account, or of whoever answers. */
export async function requestOptions(
  db: Db,
  use: { purpose: Purpose; accountId: string | null; party: Party; now: Date },
) {
  const { purpose, accountId, party, now } = use;
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: purpose === 'login' ? 'required' : 'preferred',
    ...(accountId !== null && { allowCredentials: known(await passkeysOf(db, accountId)) }),
  });
  await keepChallenge(db, options.challenge, purpose, accountId, now);
  return options;
}

type Answered = { answer: unknown; party: Party; now: Date };

/** Keeps a passkey that a browser made; false when its answer does not hold. The caller has locked the account. */
export async function keepPasskey(
  tx: Db,
  account: AccountRow,
  { answer, party, now, name }: Answered & { name: string | null },
): Promise<boolean> {
  const response = answer as RegistrationResponseJSON;
  const challenge = challengeIn(response);
  if ((await spendChallenge(tx, challenge, 'add', now))?.accountId !== account.id) return false;
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
  }).catch(() => null);
  if (!result?.verified || !result.registrationInfo) return false;
  const { credential } = result.registrationInfo;
  const [kept] = await tx
    .insert(passkeys)
    .values({
      id: randomUUID(),
      accountId: account.id,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: [...(credential.transports ?? [])].filter((one) => /^[a-z-]{1,20}$/.test(one)),
      name,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return kept !== undefined;
}

/**
 * Whose passkey answered; null when the answer does not hold: another site, a challenge that does not count, another
 * player's key, a wrong signature, or a counter that did not go up, which a copied key would show.
 */
export async function ownerByPasskey(
  tx: Db,
  { answer, party, now, purpose, accountId }: Answered & { purpose: Purpose; accountId: string | null },
): Promise<string | null> {
  const response = answer as AuthenticationResponseJSON;
  const challenge = challengeIn(response);
  const spent = await spendChallenge(tx, challenge, purpose, now);
  if (!spent || spent.accountId !== accountId) return null;
  const [row] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, response.id)).for('update');
  if (!row || (accountId !== null && row.accountId !== accountId)) return null;
  const { userHandle } = response.response;
  if (userHandle ? Buffer.from(userHandle, 'base64url').toString() !== row.accountId : accountId === null) return null;
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: purpose === 'login',
    credential: {
      id: row.credentialId,
      publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
      counter: row.counter,
      transports: row.transports as Transports,
    },
  }).catch(() => null);
  if (!result?.verified) return null;
  const counter = result.authenticationInfo.newCounter;
  await tx.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.id, row.id));
  return row.accountId;
}
