import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { type Clock } from '../../base/clock';
import { newToken } from '../../base/tokens';
import { type Person } from './people';

/** A casino registered as a client. */
export type IdentityClient = { id: string; secret: string; redirectUris: readonly string[] };

/** The authorization request of a casino (code flow with PKCE). */
export type Asked = { redirectUri: string; state: string; nonce: string; challenge: string };

type Given = Asked & { person: Person; expiresAt: number };

const CODE_LIFE_MS = 60_000;
const MOST_CODES = 1_000;

const ALGORITHM = 'RS256';
const KEY_ID = 'sandbox-1';

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

type Context = { clock: Clock; origin: string; client: IdentityClient };

/** The issuer's URL at an origin. */
export const issuerAt = (origin: string): string => `${origin}/identity`;

/** Issues codes and exchanges each once for a signed id token. The signing key is new with every start. */
export async function createIdentity({ clock, origin, client }: Context) {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM);
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: ALGORITHM, use: 'sig' };
  const codes = new Map<string, Given>();

  return {
    keys: { keys: [jwk] },
    /** Issues a code for a person, valid for a minute. */
    codeFor(person: Person, asked: Asked): string {
      const code = newToken();
      if (codes.size >= MOST_CODES) codes.clear();
      codes.set(code, { ...asked, person, expiresAt: clock.now().getTime() + CODE_LIFE_MS });
      return code;
    },
    /** The id token for a code; null unless everything matches the request. The first attempt uses the code up. */
    async redeem({ code, verifier, redirectUri }: { code: string; verifier: string; redirectUri: string }) {
      const given = codes.get(code);
      codes.delete(code);
      const now = clock.now();
      if (!given || given.expiresAt <= now.getTime()) return null;
      if (given.redirectUri !== redirectUri || given.challenge !== challengeOf(verifier)) return null;
      const { person, nonce } = given;
      const seconds = Math.floor(now.getTime() / 1_000);
      return new SignJWT({
        nonce,
        email: person.email,
        email_verified: person.emailVerified,
        given_name: person.givenName,
        family_name: person.familyName,
        locale: person.locale,
      })
        .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID })
        .setIssuer(issuerAt(origin))
        .setAudience(client.id)
        .setSubject(person.subject)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + 3_600)
        .sign(privateKey);
    },
  };
}

export type Identity = Awaited<ReturnType<typeof createIdentity>>;
