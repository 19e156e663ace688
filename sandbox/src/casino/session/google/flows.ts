import { and, eq, gt, isNull } from 'drizzle-orm';
import { type Db } from '../../../db/database';
import { googleFlows } from './schema';
import { seal, unseal } from '../../../base/sealed';
import { hashSecret, newToken } from '../../../base/tokens';

/** How long a sign-in at the identity provider may take. */
const FLOW_LIFE_MS = 10 * 60_000;

/** The secrets of a new flow; `browser` goes into a cookie, the others into the provider's URL. */
export type FlowSecrets = { state: string; nonce: string; verifier: string; browser: string };

export type FlowPlace = { brand: string; siteOrigin: string; returnTo: string };

/** Starts a sign-in flow at the identity provider. Stores the secrets only hashed or sealed. */
export async function beginFlow(db: Db, place: FlowPlace, now: Date): Promise<FlowSecrets> {
  const secrets = { state: newToken(), nonce: newToken(), verifier: newToken(), browser: newToken() };
  await db.insert(googleFlows).values({
    ...place,
    stateHash: hashSecret(secrets.state),
    browserHash: hashSecret(secrets.browser),
    nonceHash: hashSecret(secrets.nonce),
    sealedVerifier: seal(secrets.verifier, secrets.state),
    expiresAt: new Date(now.getTime() + FLOW_LIFE_MS),
  });
  return secrets;
}

/** A completed flow; `isNonce` checks an id token's nonce. */
export type Flow = FlowPlace & { verifier: string; isNonce(nonce: unknown): boolean };

/**
 * Completes the flow of a state, once; null when the state is unknown, expired, used, of another brand, or started in
 * another browser. A wrong browser does not consume the flow.
 */
export async function endFlow(
  db: Db,
  { state, browser, brand, now }: { state: string; browser: string; brand: string; now: Date },
): Promise<Flow | null> {
  const [row] = await db
    .update(googleFlows)
    .set({ usedAt: now })
    .where(
      and(
        eq(googleFlows.stateHash, hashSecret(state)),
        eq(googleFlows.browserHash, hashSecret(browser)),
        eq(googleFlows.brand, brand),
        gt(googleFlows.expiresAt, now),
        isNull(googleFlows.usedAt),
      ),
    )
    .returning();
  if (!row) return null;
  const { siteOrigin, returnTo, nonceHash, sealedVerifier } = row;
  const isNonce = (nonce: unknown) => typeof nonce === 'string' && hashSecret(nonce) === nonceHash;
  return { brand, siteOrigin, returnTo, verifier: unseal(sealedVerifier, state), isNonce };
}
