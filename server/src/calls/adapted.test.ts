import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { test, type TestContext } from 'node:test';
import type { AdapterOperations } from '@/contract/adapterTypes';
import { setAdapter } from '@/services/server/adapter';
import { createAdapter } from '../adapter/adapter';
import { createTenants } from '../tenants/tenants';
import { ask, startBackend, type Question } from '../testing/backend';
import { createTestHost, ENV, SITE } from '../testing/testHost';

const BRAND = 'brand.example';
const STUDIOS = '/api/core/casino/studios';

/** A listening host with an adapter, for two brands with a backend each that echoes who asks what. */
async function listening(t: TestContext, operations: AdapterOperations, calls = ENV.calls) {
  const backends = await Promise.all(
    ['first', 'second'].map((name) =>
      startBackend(t, ({ method, url, headers }, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ name, method, url, headers }));
      }),
    ),
  );
  const [first, second] = backends as [(typeof backends)[0], (typeof backends)[0]];
  const tenants = createTenants(new Map([[BRAND, second.origin]]), [SITE], first.origin);
  const { host, metrics } = createTestHost({ tenants, env: { ...ENV, calls } });
  setAdapter(createAdapter({ create: () => operations, hosts: [BRAND], strict: true, onAnswer: () => undefined }));
  t.after(async () => {
    setAdapter(undefined);
    await host.close();
  });
  const port = Number(new URL(await host.listen({ host: '127.0.0.1', port: 0 })).port);
  const call = async (target: string, { headers, ...question }: Question = {}) => {
    const answer = await ask(port, target, { ...question, headers: { host: SITE, ...headers } });
    return { ...answer, json: JSON.parse(answer.body) as Record<string, unknown> };
  };
  return { call, metrics, port };
}

const page = (count: number, seen: unknown[] = []) => ({ data: { studios: { rows: seen as [], count } } });

test('the adapter answers with the backend of the brand; other calls go there as before', async (t) => {
  const seen: Record<string, unknown>[] = [];
  const { call } = await listening(t, {
    studios: async (_, fetch) => {
      seen.push((await (await fetch('/v2/makers')).json()) as Record<string, unknown>);
      return page(seen.length);
    },
  });
  const headers = { authorization: 'Bearer abc', 'x-forwarded-for': '203.0.113.1', 'x-system-token': 'guess' };
  const answer = await call(STUDIOS, { headers });
  assert.deepEqual([answer.status, answer.json, answer.headers['cache-control']], [200, page(1), 'no-store']);
  await call(STUDIOS, { headers: { host: BRAND } });
  assert.deepEqual(
    seen.map(({ name, url }) => [name, url]),
    [
      ['first', '/v2/makers'],
      ['second', '/v2/makers'],
    ],
  );
  const passed = seen[0]!.headers as Record<string, string>;
  assert.equal(passed.authorization, 'Bearer abc');
  assert.equal(passed['x-forwarded-for'], '127.0.0.1');
  assert.equal(passed['x-system-token'], undefined);
  assert.equal((seen[1]!.headers as Record<string, string>)['x-forwarded-host'], BRAND);
  assert.deepEqual((await call('/api/core/casino/games?a=1')).json.url, '/api/core/casino/games?a=1');
});

test('JSON and uploads arrive; what is neither, or too large, is a 400', async (t) => {
  const seen: unknown[] = [];
  const { call } = await listening(t, {
    login: ({ body }) => {
      seen.push(body.email);
      throw Object.assign(new Error('no'), { status: 422, code: 'INVALID_CREDENTIALS' });
    },
    uploadDocument: async ({ body }) => {
      const file = body.get('file') as File;
      seen.push([...body.keys()], await file.text());
      throw Object.assign(new Error('no'), { status: 422, code: 'VALIDATION' });
    },
  });
  const json = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
  const about = {
    recaptchaToken: '',
    afterReg: false,
    cpnc: null,
    mkt: null,
    screenResolution: '1440x900',
    uidToken: '',
  };
  const signIn = { ...about, email: 'a@b.example', password: 'x', userDeviceType: 'desktop' };
  const login = (body: string) => call('/api/user/login', { method: 'POST', headers: json, body });
  assert.equal((await login(JSON.stringify(signIn))).json.code, 'INVALID_CREDENTIALS');
  assert.equal((await login('{"email":')).status, 400);
  assert.equal((await login(JSON.stringify({ ...signIn, password: 'x'.repeat(2 ** 20) }))).status, 400);
  const form = new FormData();
  form.set('type', 'passport');
  form.set('file', new Blob(['x'.repeat(50_000)], { type: 'text/plain' }), 'a.txt');
  const sent = new Response(form);
  const headers = { 'content-type': sent.headers.get('content-type')!, 'idempotency-key': crypto.randomUUID() };
  const body = Buffer.from(await sent.arrayBuffer());
  const uploaded = await call('/api/user/upload-document', { method: 'POST', headers, body });
  assert.equal(uploaded.json.code, 'VALIDATION');
  assert.deepEqual(seen, ['a@b.example', ['type', 'file'], 'x'.repeat(50_000)]);
});

test('C01 a JSON body that says no length is read up to its limit and no further', async (t) => {
  const { port } = await listening(t, { login: () => Promise.reject(new Error('never')) });
  const headers = { host: SITE, 'content-type': 'application/json' };
  const sent = request({ host: '127.0.0.1', port, path: '/api/user/login', method: 'POST', headers, agent: false });
  sent.on('error', () => undefined);
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  let bytes = 0;
  const more = setInterval(() => {
    bytes += 100_000;
    sent.write(Buffer.alloc(100_000, ' '));
  }, 5);
  t.after(() => clearInterval(more));
  const [answer] = await answered;
  sent.destroy();
  assert.equal(answer.statusCode, 400);
  assert.ok(bytes < 20 * 2 ** 20, `${bytes} bytes were sent`);
});

test('C01 an adapted call holds a place in its lane until it is answered, and no longer', async (t) => {
  let open: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (open = resolve));
  const { call, metrics } = await listening(t, { studios: () => held.then(() => page(0)) });
  const inside = async () => /proxy_calls\{lane="calls"\} (\d+)/.exec((await metrics()).body)?.[1];
  const answer = call(STUDIOS);
  while ((await inside()) !== '1') await new Promise((resolve) => setTimeout(resolve, 5));
  open();
  assert.equal((await answer).status, 200);
  assert.equal(await inside(), '0');
});
