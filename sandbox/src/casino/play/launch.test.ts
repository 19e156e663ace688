import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { type GameLaunchWire } from '@/contract/wire';
import { CATALOGUE } from '../../testing/testCatalogue';
import { playSessions } from '../../studio/store/schema';
import { createStudioStore } from '../../studio/store/studioStore';
import { answerOf, openTestBackend, refusalOf } from '../../testing/testBackend';

const game = CATALOGUE.find(({ restrictedCountries }) => restrictedCountries.length === 0)!.id;
const notInUs = CATALOGUE.find(({ restrictedCountries }) => restrictedCountries.includes('US'))!.id;
const wanted = { game, mode: 'demo', demoUserId: 'demo-guest', locale: 'en' };

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;
let app: FastifyInstance;

before(async () => {
  sandbox = await openTestBackend();
  app = sandbox.backend();
});
after(() => sandbox.close());

type Sent = { payload: object; headers: Record<string, string> };
const sent = (payload: object = wanted, headers: Record<string, string> = {}): Sent => ({
  payload,
  headers: { 'idempotency-key': randomUUID(), ...headers },
});
const launch = async (options = sent()): Promise<GameLaunchWire> => (await answerOf(app, 'launchGame', options)).data;
const refused = async (options: Sent, backend = app) => {
  const { status, code, details } = await refusalOf(backend, 'launchGame', options);
  return details ? [status, code, Object.keys(details)] : [status, code];
};
const countSessions = () => sandbox.db.$count(playSessions);

test('a launch gives an address on the studio’s origin whose token opens the session', async () => {
  const { launchUrl, sessionId, mode, expiresAt } = await launch();
  const url = new URL(launchUrl);
  assert.equal(url.origin, 'http://127.0.0.1:4100');
  assert.equal(url.pathname, `/play/${game}`);
  assert.equal(url.searchParams.get('locale'), wanted.locale);
  assert.equal(mode, 'demo');
  assert.ok(Date.parse(expiresAt!) > sandbox.clock.now().getTime());

  const store = createStudioStore(sandbox.db);
  const redeemed = await store.redeemLaunch(url.searchParams.get('launch') ?? '', sandbox.clock.now());
  assert.equal(redeemed?.session.id, sessionId);
  assert.equal(redeemed?.session.gameId, game);
});

test('GAME-08 CONF-22 CONF-23: guests play only where the setting is on and the demo user is the one that is set', async () => {
  assert.deepEqual(await refused(sent({ ...wanted, demoUserId: 'somebody' })), [409, 'DEMO_UNAVAILABLE']);
  assert.deepEqual(await refused(sent({ ...wanted, demoUserId: '' })), [409, 'DEMO_UNAVAILABLE']);
  const off = sandbox.backend({ settings: { allowGuestPlayDemoGames: false } });
  assert.deepEqual(await refused(sent(), off), [409, 'DEMO_UNAVAILABLE']);
  const nobody = sandbox.backend({ settings: { demoUserId: null } });
  assert.deepEqual(await refused(sent(), nobody), [409, 'DEMO_UNAVAILABLE']);
  const empty = sandbox.backend({ settings: { demoUserId: '' } });
  assert.deepEqual(await refused(sent({ ...wanted, demoUserId: '' }), empty), [409, 'DEMO_UNAVAILABLE']);
});

test('an unknown game is GAME_NOT_FOUND, one that is not offered in the visitor’s country GAME_RESTRICTED', async () => {
  assert.deepEqual(await refused(sent({ ...wanted, game: 'no-such-game' })), [404, 'GAME_NOT_FOUND']);
  const restricted = { ...wanted, game: notInUs };
  assert.deepEqual(await refused(sent(restricted, { 'x-forwarded-for': '192.0.2.1' })), [
    409,
    'GAME_RESTRICTED',
    ['country'],
  ]);
  await launch(sent(restricted));
});

test('a launch without a UUID as key is refused and opens nothing', async () => {
  const before = await countSessions();
  for (const key of ['', 'abc', `${randomUUID()}x`]) {
    const options = { payload: wanted, headers: { 'idempotency-key': key } };
    assert.deepEqual(await refused(options), [422, 'VALIDATION', ['idempotency-key']]);
  }
  assert.deepEqual(await refused({ payload: wanted, headers: {} }), [422, 'VALIDATION', ['idempotency-key']]);
  assert.equal(await countSessions(), before);
});

test('the same key and body give the same answer and one session, also twenty times at once', async () => {
  const before = await countSessions();
  const options = sent();
  const answers = await Promise.all(Array.from({ length: 20 }, () => launch(options)));
  answers.push(await launch(options));
  assert.equal(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1);
  assert.equal(await countSessions(), before + 1);
});

test('the same key with another body is a conflict; another key is another session', async () => {
  const options = sent();
  const first = await launch(options);
  assert.deepEqual(await refused({ ...options, payload: { ...wanted, locale: 'de' } }), [409, 'IDEMPOTENCY_CONFLICT']);
  assert.notEqual((await launch()).sessionId, first.sessionId);
});

test('a refusal is remembered as well: its key does not open a session later', async () => {
  const options = sent({ ...wanted, game: notInUs }, { 'x-forwarded-for': '192.0.2.1' });
  const before = await countSessions();
  assert.deepEqual(await refused(options), [409, 'GAME_RESTRICTED', ['country']]);
  const elsewhere = { ...options, headers: { ...options.headers, 'x-forwarded-for': '127.0.0.1' } };
  assert.deepEqual(await refused(elsewhere), [409, 'GAME_RESTRICTED', ['country']]);
  assert.equal(await countSessions(), before);
});

test('a body of another shape is refused with a sentence per field', async () => {
  assert.deepEqual(await refused(sent({})), [422, 'VALIDATION', ['game', 'mode', 'locale']]);
  assert.deepEqual(await refused(sent({ ...wanted, mode: 'fun' })), [422, 'VALIDATION', ['mode']]);
  assert.deepEqual(await refused(sent({ ...wanted, game: 7 })), [422, 'VALIDATION', ['game']]);
  assert.deepEqual(await refused(sent({ ...wanted, locale: '../en' })), [422, 'VALIDATION', ['locale']]);
  assert.deepEqual(await refused(sent([wanted])), [422, 'VALIDATION', ['body']]);
});
