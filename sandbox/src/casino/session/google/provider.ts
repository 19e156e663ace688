import { createHash } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { type Clock } from '../../../base/clock';

export type GooglePerson = {
  subject: string;
  email: string;
  isEmailProven: boolean;
  firstName: string | null;
  lastName: string | null;
  /** The nonce of the id token, to be compared by the caller. */
  nonce: unknown;
};

/** The OpenID Connect provider as the sign-in uses it. Calls throw when it is unreachable or its answer is invalid. */
export type GoogleProvider = {
  clientId: string;
  /** The URL of the provider's sign-in page. */
  authorizeUrl(asked: { redirectUri: string; state: string; nonce: string; verifier: string }): Promise<string>;
  /** Exchanges a code for the person; verifies the id token's signature, issuer, audience and expiry. */
  personFor(given: { code: string; verifier: string; redirectUri: string }): Promise<GooglePerson>;
};

type Endpoints = { authorize: string; token: string; keys: JWTVerifyGetKey };

export const GOOGLE_ISSUER = 'https://accounts.google.com';

const TIMEOUT_MS = 5_000;
const CLOCK_TOLERANCE_S = 60;

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 255) : null;

async function readJson(answer: Response): Promise<Record<string, unknown>> {
  if (!answer.ok) throw new Error(`The identity provider answered ${answer.status}`);
  return (await answer.json()) as Record<string, unknown>;
}

type Options = { issuer: string; clientId: string; clientSecret: string; clock: Clock };

/** The provider of an issuer; its endpoints are discovered on first use. */
export function createGoogleProvider({ issuer, clientId, clientSecret, clock }: Options): GoogleProvider {
  let found: Promise<Endpoints> | undefined;

  async function discover(): Promise<Endpoints> {
    const address = `${issuer}/.well-known/openid-configuration`;
    const answer = await readJson(await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' }));
    if (answer.issuer !== issuer) throw new Error('The identity provider names another issuer');
    return {
      authorize: String(answer.authorization_endpoint),
      token: String(answer.token_endpoint),
      keys: createRemoteJWKSet(new URL(String(answer.jwks_uri)), { timeoutDuration: TIMEOUT_MS }),
    };
  }
  const endpoints = (): Promise<Endpoints> => {
    found ??= discover().catch((error: unknown) => {
      // Retry the discovery on the next call.
      found = undefined;
      throw error;
    });
    return found;
  };

  return {
    clientId,
    async authorizeUrl({ redirectUri, state, nonce, verifier }) {
      const url = new URL((await endpoints()).authorize);
      const query = {
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: challengeOf(verifier),
        code_challenge_method: 'S256',
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },
    async personFor({ code, verifier, redirectUri }) {
      const { token, keys } = await endpoints();
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
        client_id: clientId,
        client_secret: clientSecret,
      });
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = await readJson(await fetch(token, { method: 'POST', body, signal, redirect: 'error' }));
      const { payload } = await jwtVerify(String(answer.id_token), keys, {
        issuer,
        audience: clientId,
        algorithms: ['RS256'],
        currentDate: clock.now(),
        clockTolerance: CLOCK_TOLERANCE_S,
        requiredClaims: ['exp', 'iat', 'sub'],
      });
      return {
        subject: String(payload.sub),
        email: textOrNull(payload.email) ?? '',
        isEmailProven: payload.email_verified === true,
        firstName: textOrNull(payload.given_name),
        lastName: textOrNull(payload.family_name),
        nonce: payload.nonce,
      };
    },
  };
}
