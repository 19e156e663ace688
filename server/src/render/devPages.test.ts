import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createDevHost } from '../host';
import { createMetrics } from '../operation/metrics';
import { createTenants } from '../tenants/tenants';
import { ask, startBackend } from '../testing/backend';
import { ENV, LISTS, SITE } from '../testing/testHost';

test('in development Next gets every request as it came, body unread, and adds what it likes; proxies stay', async (t) => {
  const { origin } = await startBackend(t, (request, response) => response.end(`backend ${request.url}`));
  const host = createDevHost({
    env: { ...ENV, dev: true, logLevel: 'silent' },
    tenants: createTenants(new Map(), [SITE], origin),
    handler: async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      response.setHeader('x-powered-by', 'Next.js');
      response.end(JSON.stringify([request.method, request.url, body]));
    },
    lists: LISTS,
    folders: { build: '/nowhere', public: '/nowhere' },
    readiness: { ready: true },
    now: () => 0,
    metrics: createMetrics(),
    overridesOf: () => ({}),
    reload: async () => true,
  });
  t.after(() => host.close());
  const port = Number(new URL(await host.listen({ host: '127.0.0.1', port: 0 })).port);
  const headers = { host: SITE, 'content-type': 'application/x-anything' };
  for (const [method, target] of [
    ['GET', '/casino?at=x'],
    ['POST', '/__nextjs_original-stack-frames'],
    ['GET', '/_next/static/chunks/main.js'],
  ] as const) {
    const body = method === 'POST' ? 'frames' : undefined;
    const answer = await ask(port, target, { method, headers, body });
    assert.deepEqual(JSON.parse(answer.body), [method, target, body ?? '']);
    assert.equal(answer.headers['content-security-policy'], undefined);
    assert.equal(answer.headers['x-powered-by'], 'Next.js');
  }
  assert.equal((await ask(port, '/api/x', { headers })).body, 'backend /api/x');
  assert.equal((await ask(port, '/', { headers: { host: 'evil.example' } })).status, 421);
});
