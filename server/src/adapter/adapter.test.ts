import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test, type TestContext } from 'node:test';
import { Refusal } from '@/contract/adapter.mjs';
import type { AdapterOperations, CreateAdapter } from '@/contract/adapterTypes';
import type { AdaptedCall } from '@/services/server/adapter';
import { startBackend, type Listener } from '../testing/backend';
import { createAdapter, type AdapterOptions } from './adapter';

const TENANT = { id: 'default', apiUrl: 'http://127.0.0.1:9', host: null };
const FORM = 'application/x-www-form-urlencoded;charset=UTF-8';
const STUDIOS = { data: { studios: { rows: [], count: 0 } } };

type Given = Partial<AdaptedCall>;

function adapterOf(operations: AdapterOperations | CreateAdapter, options: Partial<AdapterOptions> = {}) {
  const outcomes: string[] = [];
  const adapter = createAdapter({
    create: typeof operations === 'function' ? operations : () => operations,
    hosts: [],
    strict: true,
    onAnswer: (operation, outcome) => outcomes.push(`${operation} ${outcome}`),
    ...options,
  });
  const ask = async (method: string, path: string, given: Given = {}) => {
    const signal = AbortSignal.timeout(10_000);
    const call = { tenant: TENANT, method, path, query: {}, body: null, headers: {}, signal, ...given };
    const { status, json } = await adapter.answer(call);
    return { status, body: json === '' ? null : (JSON.parse(json) as unknown) };
  };
  return { ...adapter, ask, outcomes };
}

/** A backend of the test's, as a tenant. */
async function tenantWith(t: TestContext, listener: Listener) {
  const { origin } = await startBackend(t, listener);
  return { ...TENANT, apiUrl: origin };
}

/** What is written to standard error meanwhile. */
function logged(t: TestContext): string[] {
  const lines: string[] = [];
  t.mock.method(process.stderr, 'write', (line: string) => lines.push(line) > 0);
  return lines;
}

test('what the adapter names it answers, everything else is passed on', () => {
  const { adapts } = adapterOf({ studios: () => STUDIOS, game: () => Promise.reject(new Error()) });
  for (const [method, path, expected] of [
    ['GET', '/api/core/casino/studios', true],
    ['POST', '/api/core/casino/studios', false],
    ['GET', '/api/core/casino/games/book-of-mills', true],
    ['GET', '/api/core/casino/games/', false],
    ['GET', '/api/core/casino/games/a/similar', false],
    ['GET', '/api/core/casino/games/%', false],
    ['GET', '/api/core/casino/games', false],
  ] as const)
    assert.equal(adapts('default', method, path), expected, `${method} ${path}`);
});

test('a call comes typed: placeholders decoded, numbers as numbers, unknown values left out', async () => {
  const seen: unknown[] = [];
  const { ask } = adapterOf({
    games: ({ query, token, language, idempotencyKey, body }) => {
      seen.push(query, token, language, idempotencyKey, body);
      return { data: { games: { rows: [], count: 0 } } };
    },
    round: ({ path }) => {
      seen.push(path);
      throw new Refusal(404, 'ROUND_NOT_FOUND');
    },
  });
  const headers = { authorization: 'Bearer abc', 'accept-language': 'de' };
  const query = { pageNo: '2', rtpFrom: '95.5', sort: 'new', text: '7', more: 'x' };
  assert.equal((await ask('GET', '/api/core/casino/games', { query, headers })).status, 200);
  await ask('GET', '/api/user/rounds/a%2Fb', { headers });
  assert.deepEqual(seen, [
    { pageNo: 2, rtpFrom: 95.5, sort: 'new', text: '7' },
    'abc',
    'de',
    null,
    null,
    { roundId: 'a/b' },
  ]);
});

test('a call that the contract does not allow never reaches the adapter', async () => {
  let calls = 0;
  const { ask, outcomes } = adapterOf({
    games: () => {
      calls += 1;
      return { data: { games: { rows: [], count: 0 } } };
    },
  });
  const { status, body } = await ask('GET', '/api/core/casino/games', { query: { pageNo: 'x' } });
  assert.deepEqual([status, (body as { code: string }).code, calls], [422, 'VALIDATION', 0]);
  assert.deepEqual(outcomes, ['games refused']);
});

test('a Refusal is an error of the contract; an exception is a 502 that the log explains without secrets', async (t) => {
  const lines = logged(t);
  const { ask, outcomes } = adapterOf({
    game: () => {
      throw new Refusal(404, 'GAME_NOT_FOUND', { message: 'No such game', details: { near: 'b' } });
    },
    studios: () => {
      throw new Error('fetch http://user:secret@backend.example/x?token=secret failed');
    },
  });
  assert.deepEqual(await ask('GET', '/api/core/casino/games/a'), {
    status: 404,
    body: { code: 'GAME_NOT_FOUND', message: 'No such game', details: { near: 'b' } },
  });
  const failed = await ask('GET', '/api/core/casino/studios');
  assert.deepEqual(failed, { status: 502, body: { code: 'BACKEND_UNREACHABLE', message: 'Service Unavailable' } });
  assert.deepEqual(outcomes, ['game refused', 'studios failed']);
  assert.match(lines.join(), /The adapter failed.*"operation":"studios"/);
  assert.doesNotMatch(lines.join(), /secret/);
});

test('an answer of a wrong shape is a 502 that says what is wrong while developing', async (t) => {
  logged(t);
  const { ask, outcomes } = adapterOf({ studios: () => ({ data: { studios: { rows: [] } } }) as never });
  const { status, body } = await ask('GET', '/api/core/casino/studios');
  assert.equal(status, 502);
  assert.match(
    JSON.stringify(body),
    /ADAPTER_INVALID.*studios: body\/data\/studios must have required property 'count'/,
  );
  assert.deepEqual(outcomes, ['studios invalid']);
});

test('in production a wrong answer passes, and one in a hundred is logged', async (t) => {
  const lines = logged(t);
  const { ask, outcomes } = adapterOf({ studios: () => ({ data: {} }) as never }, { strict: false });
  for (let times = 0; times < 150; times++)
    assert.deepEqual(await ask('GET', '/api/core/casino/studios'), { status: 200, body: { data: {} } });
  assert.equal(lines.length, 2);
  assert.equal(outcomes.filter((outcome) => outcome === 'studios invalid').length, 2);
});

test('an adapter that takes too long, or never ends, is a 504, and its fetch ends too', async (t) => {
  const limit = new AbortController();
  let ended: Promise<unknown> | undefined;
  const tenant = await tenantWith(t, (request) => {
    ended = once(request.socket, 'close');
    // Its time is over once the backend has been asked.
    limit.abort();
  });
  const { ask, outcomes } = adapterOf({
    studios: () => new Promise(() => undefined),
    searchIndex: async (_, fetch) => (await fetch('/never')).json(),
  });
  for (const [path, signal] of [
    ['/api/core/casino/search-index', limit.signal],
    ['/api/core/casino/studios', AbortSignal.timeout(100)],
  ] as const) {
    const { status, body } = await ask('GET', path, { tenant, signal });
    assert.deepEqual([status, body], [504, { code: 'BACKEND_TIMEOUT', message: 'Service Unavailable' }]);
  }
  await ended;
  assert.deepEqual(outcomes, ['searchIndex late', 'studios late']);
});

test('its fetch knows one origin, and brings what the visitor brought', async (t) => {
  const seen: unknown[] = [];
  const tenant = await tenantWith(t, ({ url, headers, method }, response) => {
    if (url === '/moved') {
      response.writeHead(302, { location: '/v2/houses' }).end();
      return;
    }
    seen.push(method, url, headers.authorization, headers['x-forwarded-for'], headers['accept-language']);
    seen.push(headers['content-type'], headers['if-none-match']);
    response.end(JSON.stringify(STUDIOS));
  });
  logged(t);
  const { ask } = adapterOf({
    studios: async (_, fetch) =>
      (
        await fetch('/v2/houses?all=1', {
          method: 'POST',
          headers: { 'accept-language': 'fr' },
          body: new URLSearchParams('a=1'),
        })
      ).json(),
    searchIndex: async (_, fetch) => (await fetch('//elsewhere.example/x')).json(),
    countries: async (_, fetch) => (await fetch('/moved', { redirect: 'follow' })).json(),
  });
  const ofTheCall = { 'content-type': 'application/json', 'if-none-match': '"a"' };
  const ofTheVisitor = { authorization: 'Bearer abc', 'x-forwarded-for': '198.51.100.7', 'accept-language': 'de' };
  const headers = { ...ofTheCall, ...ofTheVisitor };
  assert.equal((await ask('GET', '/api/core/casino/studios', { tenant, headers })).status, 200);
  assert.equal((await ask('GET', '/api/core/casino/search-index', { tenant, headers })).status, 502);
  assert.equal((await ask('GET', '/api/admin/get-all-country', { tenant, headers })).status, 502);
  assert.deepEqual(seen, ['POST', '/v2/houses?all=1', 'Bearer abc', '198.51.100.7', 'fr', FORM, undefined]);
});

test('brands share nothing that an adapter keeps', async () => {
  const { ask } = adapterOf(
    ({ host }) => {
      let asked = 0;
      return { studios: () => ({ data: { studios: { rows: [], count: (asked += 1) + (host === null ? 0 : 100) } } }) };
    },
    { hosts: ['a.example'] },
  );
  const countOf = async (id: string) => {
    const { body } = await ask('GET', '/api/core/casino/studios', { tenant: { ...TENANT, id } });
    return (body as typeof STUDIOS).data.studios.count;
  };
  assert.deepEqual([await countOf('default'), await countOf('a.example'), await countOf('default')], [1, 101, 2]);
});

test('a module that cannot be an adapter ends the start with what is wrong', () => {
  for (const [operations, message] of [
    [{ gmaes: () => null }, /ADAPTER: the contract has no operation gmaes/],
    [{ asset: () => null }, /ADAPTER: asset answers with a file/],
    [{ games: 'no' }, /ADAPTER: games must be a function/],
  ] as const)
    assert.throws(() => adapterOf(operations as never), message);
});
