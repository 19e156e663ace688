import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { operationsOfContract } from '@/contract/document';
import type { EndpointOverrides } from '@/services/http/endpoints';
import { createTenants } from '../tenants/tenants';
import { ask, startBackend, type Question } from '../testing/backend';
import { createTestHost, ENV, SITE } from '../testing/testHost';

type Options = {
  api?: Partial<(typeof ENV)['api']>;
  overrides?: EndpointOverrides | null;
  answer?: Record<string, string>;
};

/** A listening host in front of a backend that echoes its request, answers with `answer`, and remembers what it was asked. */
async function listening(t: TestContext, { api, overrides = {}, answer = {} }: Options = {}) {
  const asked: string[] = [];
  const { origin } = await startBackend(t, (request, response) => {
    asked.push(request.url!);
    request.resume();
    for (const [name, value] of Object.entries(answer)) response.setHeader(name, value.replace('ORIGIN', origin));
    response.statusCode = answer.location ? 303 : 200;
    response.end(JSON.stringify(request.headers));
  });
  const env = { ...ENV, api: { ...ENV.api, paths: [], headers: [], ...api } };
  const tenants = createTenants(new Map(), [SITE], origin);
  const { host } = createTestHost({ tenants, env, overridesOf: () => overrides });
  t.after(() => host.close());
  const port = Number(new URL(await host.listen({ host: '127.0.0.1', port: 0 })).port);
  const call = (target: string, { headers, ...question }: Question = {}) =>
    ask(port, target, { ...question, headers: { host: SITE, ...headers } });
  const statuses = async (targets: readonly string[]) => {
    const found: Record<string, number> = {};
    for (const target of targets) found[target] = (await call(target)).status;
    return found;
  };
  return { asked, call, statuses };
}

const all = (targets: readonly string[], status: number) =>
  Object.fromEntries(targets.map((target) => [target, status]));

const GAMES = '/api/core/casino/games';

test('B10: what the site is built to call passes, of the contract’s addresses', async (t) => {
  const { statuses } = await listening(t);
  const built = operationsOfContract.filter((operation) => operation['x-built']).map(({ path }) => path);
  const paths = [...built, '/api/user/google-callback'].map((path) => path.replace(/\{\w+\}/g, 'some-1'));
  assert.ok(paths.length > 50);
  assert.deepEqual(await statuses(paths), all(paths, 200));
  const files = ['/api/core/casino/assets/games/koi-1a/360.webp', `${GAMES}?page=2&x=/api/user`];
  assert.deepEqual(await statuses(files), all(files, 200));
});

test('B10: any other address of the backend is a 404 of the host, its administration above all', async (t) => {
  const { asked, call, statuses } = await listening(t);
  const closed = [
    '/api',
    '/api/',
    '/api/x',
    '/api/user',
    '/api/user/login/x',
    '/api/User/login',
    '/api/user//login',
    '/api/admin',
    '/api/admin/users',
    '/api/admin/get-payments/x',
    `${GAMES}/a/b`,
    `${GAMES}/`,
  ];
  assert.deepEqual(await statuses(closed), all(closed, 404));
  const { status, headers, body } = await call('/api/admin/users', { method: 'POST', body: Buffer.alloc(100_000) });
  assert.deepEqual([status, headers['cache-control']], [404, 'no-store']);
  assert.deepEqual(JSON.parse(body), { code: 'NOT_FOUND', message: 'Not found' });
  assert.deepEqual(asked, []);
});

test('B10: API_PATHS opens more addresses, but no administration in any spelling', async (t) => {
  const { statuses } = await listening(t, { api: { paths: ['/api/bets/{id}', '/api/*'] } });
  const open = ['/api/bets/7', '/api/x', '/api/administrator', '/api/user/admin'];
  assert.deepEqual(await statuses(open), all(open, 200));
  const closed = [
    '/api/admin/users',
    '/api/Admin/users',
    '/api/%61dmin/users',
    '/api//admin/users',
    '/api/admin;x/users',
    '/api/./admin/users',
    '/api/././admin/users',
    '/api/%2e/%2e/admin/users',
    '/api/admin%2fusers',
  ];
  assert.deepEqual(await statuses(closed), all(closed, 404));
});

test('B10: the setting `endpoints` opens what it puts in place of the contract’s, and nothing before it is known', async (t) => {
  const moved = {
    buyBonus: '/api/v2/buy',
    game: '/api/v2/games/{game}',
    login: null,
    games: 'https://x.example/api/y',
  };
  const { statuses } = await listening(t, { overrides: moved });
  assert.deepEqual(await statuses(['/api/v2/buy', '/api/v2/games/a', '/api/v2/games/a/b', '/api/y', GAMES]), {
    '/api/v2/buy': 200,
    '/api/v2/games/a': 200,
    '/api/v2/games/a/b': 404,
    '/api/y': 404,
    [GAMES]: 200,
  });
  const unknown = await listening(t, { overrides: null });
  assert.deepEqual(await unknown.statuses(['/api/v2/buy', GAMES]), { '/api/v2/buy': 503, [GAMES]: 200 });
});

const VISITOR = {
  accept: 'application/json',
  'accept-language': 'de',
  authorization: 'Bearer t',
  cookie: 'a=b',
  'content-type': 'application/json',
  'idempotency-key': 'k1',
  origin: `http://${SITE}`,
  'user-agent': 'browser',
};

test('C08: of a visitor’s headers those of a list reach the backend, no claim and no secret among them', async (t) => {
  const { call } = await listening(t, { api: { headers: ['cf-ipcountry'] } });
  const claims = {
    'cf-connecting-ip': '6.6.6.6',
    'x-envoy-external-address': '6.6.6.6',
    x_forwarded_for: '6.6.6.6',
    'x-cluster-client-ip': '6.6.6.6',
    'x-http-method-override': 'DELETE',
    'x-original-url': '/api/admin/users',
    'x-system-token': 'guessed',
    via: 'evil',
  };
  const { body } = await call(GAMES, { headers: { ...VISITOR, ...claims, 'cf-ipcountry': 'DE' } });
  const { host, ...seen } = JSON.parse(body) as Record<string, string>;
  assert.match(host!, /^127\.0\.0\.1:\d+$/);
  const own = { connection: 'keep-alive', 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' };
  assert.deepEqual(seen, { ...VISITOR, ...own, 'cf-ipcountry': 'DE' });
});

test('C08: of a backend’s headers those of a list reach the visitor, and its own origin never does', async (t) => {
  const told = {
    server: 'nginx/1.2.3',
    'x-powered-by': 'PHP/8',
    'access-control-allow-origin': '*',
    'x-debug-token': 'abc',
    'set-cookie': 'a=b',
    etag: '"1"',
    location: 'ORIGIN/api/user/deposits?page=1#x',
  };
  const { call } = await listening(t, { answer: told });
  const { status, headers } = await call(GAMES);
  assert.equal(status, 303);
  const names = ['server', 'x-powered-by', 'access-control-allow-origin', 'x-debug-token'];
  assert.deepEqual(
    names.filter((name) => name in headers),
    [],
  );
  assert.deepEqual([headers.etag, headers['set-cookie']], ['"1"', ['a=b']]);
  assert.equal(headers.location, '/api/user/deposits?page=1#x');

  for (const location of ['/casino?at=1', 'https://provider.example/pay']) {
    const other = await listening(t, { answer: { location } });
    assert.equal((await other.call(GAMES)).headers.location, location);
  }
});
