import { type FastifyInstance } from 'fastify';
import { sendPage } from '../shared/headers';
import { type OutsideContext } from '../shared/context';
import { OUTSIDE_CSS } from '../shared/style';
import { type Asked, type Identity, type IdentityClient, issuerAt } from './identity';
import { loginPage, refusedPage } from './loginPage';
import { personOf } from './people';

type Fields = Readonly<Record<string, unknown>>;

const NAMES = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
];

/** The parameters of a request as strings; '' when missing. */
const textsOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(NAMES.map((name) => [name, typeof fields[name] === 'string' ? fields[name] : '']));

const withQuery = (address: string, query: Readonly<Record<string, string>>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};

/**
 * The identity provider: discovery, keys, the page to choose a person on, and the token endpoint (OpenID Connect, code
 * flow with PKCE S256). It has one client and redirects only to that client's registered URIs.
 */
export function identityRoutes(
  app: FastifyInstance,
  { origin, client, siteOrigins }: OutsideContext & { client: IdentityClient },
  identity: Identity,
) {
  const issuer = issuerAt(origin);

  /** The error in an authorization request, or null; with an error nothing is redirected. */
  function problemOf(asked: Record<string, string>): string | null {
    if (asked.client_id !== client.id) return 'Unknown client.';
    if (!client.redirectUris.includes(asked.redirect_uri ?? '')) return 'The address to return to is not registered.';
    if (asked.response_type !== 'code' || !asked.scope?.split(' ').includes('openid')) return 'Only codes are given.';
    if (!asked.state || !asked.nonce) return 'State and nonce are missing.';
    return asked.code_challenge && asked.code_challenge_method === 'S256' ? null : 'PKCE is missing.';
  }

  app.get('/outside.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(OUTSIDE_CSS));

  app.get('/identity/.well-known/openid-configuration', () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  }));

  app.get('/identity/jwks', () => identity.keys);

  app.get<{ Querystring: Fields }>('/identity/authorize', ({ query }, reply) => {
    const asked = textsOf(query);
    const problem = problemOf(asked);
    if (problem) return sendPage(reply.code(400), { html: refusedPage(problem) });
    return sendPage(reply, { html: loginPage(asked), formOrigins: siteOrigins });
  });

  app.post<{ Body: Fields }>('/identity/authorize', ({ body }, reply) => {
    const asked = textsOf(body ?? {});
    const problem = problemOf(asked);
    if (problem) return sendPage(reply.code(400), { html: refusedPage(problem) });
    const { redirect_uri: redirectUri = '', state = '', nonce = '', code_challenge: challenge = '' } = asked;
    const person = personOf(String(body.subject ?? ''));
    if (!person) return reply.redirect(withQuery(redirectUri, { error: 'access_denied', state }), 303);
    const wanted: Asked = { redirectUri, state, nonce, challenge };
    return reply.redirect(withQuery(redirectUri, { code: identity.codeFor(person, wanted), state }), 303);
  });

  app.post<{ Body: Fields }>('/identity/token', async ({ body }, reply) => {
    const text = (name: string) => (typeof body?.[name] === 'string' ? (body[name] as string) : '');
    if (text('client_id') !== client.id || text('client_secret') !== client.secret) {
      return reply.code(401).send({ error: 'invalid_client' });
    }
    const code = { code: text('code'), verifier: text('code_verifier'), redirectUri: text('redirect_uri') };
    const idToken = text('grant_type') === 'authorization_code' ? await identity.redeem(code) : null;
    if (!idToken) return reply.code(400).send({ error: 'invalid_grant' });
    return { token_type: 'Bearer', expires_in: 3_600, id_token: idToken };
  });
}
