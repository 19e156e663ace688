import assert from 'node:assert/strict';
import { type AddressInfo } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import { type FastifyInstance } from 'fastify';
import { CATALOGUE } from '../testing/testCatalogue';
import { type Controls, createControls } from '../panel/sections/controls';
import { type Fault } from '../http/faults';
import { answerOf, call, openTestBackend } from '../testing/testBackend';

let sandbox: Awaited<ReturnType<typeof openTestBackend>>;
let controls: Controls;
let app: FastifyInstance;

before(async () => {
  sandbox = await openTestBackend();
  controls = createControls(sandbox.clock);
  app = sandbox.backend({ controls });
});
beforeEach(() => {
  controls.faults.clearAll();
  controls.clock.reset();
});
after(() => sandbox.close());

const at = (host: string) => ({ headers: { 'x-forwarded-host': host } });

test('settings, wording and content follow the host that the site names', async () => {
  const seen = async (host: string) => {
    const { brandName } = await answerOf(app, 'settings', at(host));
    const texts = await answerOf(app, 'locale', { path: { lng: 'de' }, ...at(host) });
    const bundle = await answerOf(app, 'locale', { path: { lng: 'en' }, query: { allResources: '1' }, ...at(host) });
    return [
      brandName,
      (texts as Record<string, string>)['home.title'],
      JSON.stringify(bundle).includes(String(brandName)),
    ];
  };
  assert.deepEqual(await seen('porcelain.localhost:3000'), ['Porcelain', 'Tageslicht auf jeder Zahl', true]);
  assert.deepEqual(await seen('localhost:3000'), ['Curaçao', 'Spiele vom Kai', true]);
});

test('only a proxy on this machine may name the host', async () => {
  const { statusCode, body } = await app.inject({
    url: '/api/core/casino/settings2',
    remoteAddress: '203.0.113.9',
    ...at('porcelain.localhost'),
  });
  assert.equal(statusCode, 200);
  assert.equal((JSON.parse(body) as { brandName: string }).brandName, 'Curaçao');
});

test('drawn logos and known marks are served for a week, and nothing else below their addresses', async () => {
  const asset = (path: string) => app.inject(`/api/core/casino/assets/${path}`);
  for (const path of ['brand/porcelain/logo.svg', 'brand/linen/favicon.svg', 'marks/visa.svg', 'marks/x.svg']) {
    const { statusCode, headers, body } = await asset(path);
    assert.equal(statusCode, 200, path);
    assert.match(String(headers['content-type']), /^image\/svg\+xml/);
    assert.equal(headers['cache-control'], 'public, max-age=604800');
    assert.match(body, /^<svg/);
  }
  for (const path of [
    'brand/nobody/logo.svg',
    'brand/porcelain/x.svg',
    'marks/nike.svg',
    'marks/constructor.svg',
    'marks/visa',
  ]) {
    assert.equal((await asset(path)).statusCode, 404, path);
  }
});

test('who the panel’s cookie pretends to be is detected, also where a game is restricted; without a panel it is not', async () => {
  const cookie = 'sandboxVisitor=US_192.0.2.7';
  const located = { country: 'US', ipInfo: { ip: '192.0.2.7' }, currencies: ['USD'] };
  assert.deepEqual((await answerOf(app, 'location', { headers: { cookie } })).data.location, located);
  const only = (await answerOf(app, 'location', { headers: { cookie: 'sandboxVisitor=CA_' } })).data.location;
  assert.deepEqual([only.country, only.ipInfo], ['CA', { ip: '127.0.0.1' }]);
  const byAddress = (await answerOf(app, 'location', { headers: { cookie: 'sandboxVisitor=_203.0.113.1' } })).data
    .location;
  assert.equal(byAddress.country, 'CA');

  const game = CATALOGUE.find(({ restrictedCountries }) => restrictedCountries.includes('US'))!.id;
  const launch = await call(app, 'launchGame', {
    payload: { game, mode: 'demo', demoUserId: 'demo-guest', locale: 'en' },
    headers: { cookie, 'idempotency-key': '5d7e8ff0-6c83-4d7a-9f0c-000000000001' },
  });
  assert.equal((launch.body as { code?: string }).code, 'GAME_RESTRICTED');

  const without = await answerOf(sandbox.backend(), 'location', { headers: { cookie } });
  assert.equal(without.data.location.country, 'DE');
});

test('the clock of the panel is the one the backend goes by', async () => {
  controls.clock.forward(86_400_000);
  const { headers } = await call(app, 'currencies');
  assert.equal(headers.date, new Date(sandbox.clock.now().getTime() + 86_400_000).toUTCString());
});

/** What a client sees of a call with this fault, over a real connection; `patienceMs` is its timeout. */
async function outcome(fault: Fault, patienceMs = 60_000): Promise<string> {
  controls.faults.set({ operation: 'currencies', brand: null, fault, left: 1 });
  const { port } = app.server.address() as AddressInfo;
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/admin/get-currencies`, {
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await answer.text();
    try {
      return `${answer.status} ${(JSON.parse(text) as { code?: string }).code ?? 'fine'}`;
    } catch {
      return `${answer.status} broken`;
    }
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'nothing' : 'cut';
  }
}

test('a fault has its effect on the call itself, and the next call is answered as it should be', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  for (const status of [500, 503, 403] as const) {
    assert.equal(await outcome({ kind: 'status', status }), `${status} SANDBOX_FAULT`);
  }
  assert.equal(await outcome({ kind: 'broken' }), '200 broken');
  assert.equal(await outcome({ kind: 'cut' }), 'cut');
  assert.equal(await outcome({ kind: 'hang' }, 400), 'nothing');
  assert.equal(await outcome({ kind: 'slow', seconds: 1 }, 400), 'nothing');
  assert.equal(await outcome({ kind: 'slow', seconds: 0 }), '200 fine');
  await answerOf(app, 'currencies');
});

test('a fault of one brand leaves the others alone', async () => {
  controls.faults.set({ operation: 'currencies', brand: 'linen', fault: { kind: 'status', status: 503 }, left: null });
  assert.equal((await call(app, 'currencies', at('linen.localhost:3000'))).status, 503);
  assert.equal((await call(app, 'currencies', at('dark.localhost:3000'))).status, 200);
  assert.equal((await call(app, 'countries', at('linen.localhost:3000'))).status, 200);
});
