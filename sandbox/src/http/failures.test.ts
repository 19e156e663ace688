import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { errorProblems } from '@/contract/validate';
import { BRANDS } from '../brands/brands';
import { newToken } from '../base/tokens';
import { checkAnswers } from './answerCheck';
import { answerErrors } from './errors';
import { checkRequests, serve } from './operation';
import { makePlayer } from '../testing/testAccounts';
import { openTestBackend } from '../testing/testBackend';

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;
let app: FastifyInstance;

before(async () => {
  sandbox = await openTestBackend();
  app = sandbox.backend();
});
after(() => sandbox.close());

const LAUNCH = '/api/user/launch-game';
type Posted = { payload: string; type?: string };

/** Status and code of a response, which must have the common error shape. */
async function failure(sent: InjectOptions): Promise<[number, string]> {
  const response = await app.inject(sent);
  assert.deepEqual(errorProblems(response.json()), [], response.body);
  assert.match(String(response.headers['content-type']), /^application\/json/);
  return [response.statusCode, response.json<{ code: string }>().code];
}
const posted = ({ payload, type = 'application/json' }: Posted) =>
  failure({ method: 'POST', url: LAUNCH, payload, headers: { 'content-type': type, 'idempotency-key': randomUUID() } });

test('an unknown address or method is 404 in JSON', async () => {
  for (const url of ['/', '/nope', '/api/', '/api/core/casino/settings2/', '/api/user/login', '/..%2f']) {
    assert.deepEqual(await failure({ url }), [404, 'NOT_FOUND'], url);
  }
  assert.deepEqual(await failure({ method: 'POST', url: '/api/core/casino/settings2' }), [404, 'NOT_FOUND']);
  assert.deepEqual(await failure({ method: 'DELETE', url: LAUNCH }), [404, 'NOT_FOUND']);
});

test('a body that is no JSON, of another type or too large is refused by its own status', async () => {
  assert.deepEqual(await posted({ payload: '{"game":' }), [400, 'MALFORMED_JSON']);
  assert.deepEqual(await posted({ payload: '' }), [400, 'MALFORMED_JSON']);
  assert.deepEqual(await posted({ payload: '{"__proto__":{}}' }), [400, 'MALFORMED_JSON']);
  assert.deepEqual(await posted({ payload: '{}', type: 'text/plain' }), [415, 'UNSUPPORTED_MEDIA_TYPE']);
  assert.deepEqual(await posted({ payload: 'a=b', type: 'application/x-www-form-urlencoded' }), [
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  ]);
  assert.deepEqual(await posted({ payload: JSON.stringify({ game: 'x'.repeat(65_536) }) }), [413, 'BODY_TOO_LARGE']);
});

test('an address that cannot be decoded or holds U+0000 is 400', async () => {
  for (const url of [
    '/%zz',
    '/api/core/casino/games/%00',
    '/api/core/casino/games?text=%00',
    '/api/core/casino/games?studio=a%00',
  ]) {
    assert.deepEqual(await failure({ url }), [400, 'BAD_REQUEST'], url);
  }
  const body = { game: 'a\0', mode: 'demo', demoUserId: 'demo-guest', locale: 'en' };
  assert.deepEqual(await posted({ payload: JSON.stringify(body) }), [400, 'BAD_REQUEST']);
});

test('C07: 30,000 arrays in one another are 400, not an exhausted stack', async () => {
  const depth = 30_000;
  const payload = `{"game":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  assert.deepEqual(await posted({ payload }), [400, 'BAD_REQUEST']);
});

test('C07: minutes that are no number are refused as a field', async () => {
  const { token } = await makePlayer(sandbox);
  for (const minutes of ['x', '1.5', '0', '100000000000000000000']) {
    const sent = { url: `/api/user/deposits?endedMinutes=${minutes}`, headers: { authorization: `Bearer ${token}` } };
    assert.deepEqual(await failure(sent), [422, 'VALIDATION'], minutes);
  }
});

test('what breaks inside is 500 without a word about it', async () => {
  const broken = sandbox.backend();
  broken.get('/broken', () => {
    throw new Error('secret detail');
  });
  const response = await broken.inject('/broken');
  assert.equal(response.statusCode, 500);
  assert.deepEqual(response.json(), { code: 'INTERNAL_ERROR', message: 'Internal server error' });
});

test('while developing, an answer that breaks the contract becomes a 500 that says so', async () => {
  const bare = Fastify();
  answerErrors(bare);
  checkRequests(bare);
  checkAnswers(bare);
  serve(bare, 'currencies', () => ({ data: { currencies: [{ code: 'EUR' }] } }) as never);
  const response = await bare.inject('/api/admin/get-currencies');
  assert.equal(response.statusCode, 500);
  assert.match(response.body, /CONTRACT_BROKEN.*name/);
  await bare.close();
});

test('the health check answers while the database does', async () => {
  assert.deepEqual((await app.inject('/healthz')).json(), { status: 'ok', brands: [...BRANDS.keys()] });
});

/** Opens a socket like a client: handshake by polling, then the connect packet with its auth. */
async function connect(base: string, auth: object, headers: Record<string, string> = {}): Promise<string> {
  const address = `${base}/socket.io/?EIO=4&transport=polling`;
  const opened = await fetch(address, { headers });
  const text = await opened.text();
  if (!opened.ok) return `${opened.status}`;
  const { sid } = JSON.parse(text.slice(1)) as { sid: string };
  await fetch(`${address}&sid=${sid}`, { method: 'POST', body: `40${JSON.stringify(auth)}`, headers });
  return (await fetch(`${address}&sid=${sid}`, { headers })).text();
}

test('the socket admits the token of a living session, of the site’s own pages, and nobody else', async () => {
  const server = sandbox.backend();
  await server.listen({ host: '127.0.0.1', port: 0 });
  const base = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const unauthorized = '44{"message":"unauthorized"}';
  assert.equal(await connect(base, {}), unauthorized);
  assert.equal(await connect(base, { token: newToken() }), unauthorized);
  assert.equal(await connect(base, { token: { $ne: '' } }), unauthorized);

  const { token } = await makePlayer(sandbox);
  assert.match(await connect(base, { token }), /^40\{"sid":/);
  assert.match(await connect(base, { token }, { origin: 'http://localhost:3000' }), /^40\{"sid":/);
  assert.equal(await connect(base, { token }, { origin: 'http://evil.example' }), '403');
  sandbox.clock.advance(30 * 86_400_000);
  assert.equal(await connect(base, { token }), unauthorized);
  await server.close();
});
