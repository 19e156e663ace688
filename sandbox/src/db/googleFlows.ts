import { and, eq, gt, isNull } from 'drizzle-orm';
import { type Db } from './database';
import { googleFlows } from './schema';
import { seal, unseal } from './sealed';
import { hashSecret, newToken } from './tokens';

/** How long somebody may take at the identity provider. */
const FLOW_LIFE_MS = 10 * 60_000;

/** What the way begins with; the browser carries `browser` in a cookie, the provider's address the others. */
export type FlowSecrets = { state: string; nonce: string; verifier: string; browser: string };

/** Where a way began and where it leads back to. */
export type FlowPlace = { brand: string; siteOrigin: string; returnTo: string };

/** Begins a way to the identity provider. */
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

/** A way that came back; `isNonce` says whether an id token was made for it. */
export type Flow = FlowPlace & { verifier: string; isNonce(nonce: unknown): boolean };

/**
 * Ends the way of a state, once; null when it is unknown, over, used, of another brand, or was begun in another browser. A
 * stranger's browser does not use it up.
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
