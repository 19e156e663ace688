import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startBackend } from '../testing/backend';
import { createTenants } from '../tenants/tenants';
import { createTestHost, ENV, LISTS, SITE } from '../testing/testHost';
import { createOtlpTraces } from './otlp';

type Sent = {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { spans: { name: string }[] }[];
  }[];
};

test('spans reach a collector with the service’s name and the operator’s headers, the last ones as the host ends', async (t) => {
  const taken: { url: string | undefined; key: unknown; sent: Sent }[] = [];
  const { origin } = await startBackend(t, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const sent = JSON.parse(Buffer.concat(chunks).toString()) as Sent;
    taken.push({ url: request.url, key: request.headers['x-key'], sent });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  Object.assign(process.env, {
    OTEL_EXPORTER_OTLP_ENDPOINT: origin,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  });
  const tenants = createTenants(new Map(), [SITE], 'http://127.0.0.1:9');
  const { publicOrigin } = ENV;
  const given = { tenants, lists: LISTS, publicOrigin, onChange: () => assert.fail('it is there') };
  const traces = createOtlpTraces({ ...given, service: 'casino', version: 'b1' });
  const { get, host } = createTestHost({ tenants, traces });
  await get('/casino');
  await host.close();
  assert.equal(taken.length, 1);
  const [{ url, key, sent }] = taken as [(typeof taken)[0]];
  assert.deepEqual([url, key], ['/v1/traces', 'secret']);
  const [{ resource, scopeSpans }] = sent.resourceSpans as [Sent['resourceSpans'][0]];
  const facts = Object.fromEntries(resource.attributes.map((each) => [each.key, each.value.stringValue]));
  assert.equal(facts['service.name'], 'casino');
  assert.equal(facts['service.version'], 'b1');
  assert.equal(facts['deployment.environment.name'], 'test');
  assert.deepEqual(scopeSpans.flatMap(({ spans }) => spans.map(({ name }) => name)).toSorted(), [
    'GET /casino',
    'render /casino',
  ]);
});

test('a collector that is away is told once, and holds neither pages nor the end', async () => {
  Object.assign(process.env, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_BSP_SCHEDULE_DELAY: '20' });
  const tenants = createTenants(new Map(), [SITE], 'http://127.0.0.1:9');
  const changes: boolean[] = [];
  const traces = createOtlpTraces({
    tenants,
    lists: LISTS,
    publicOrigin: ENV.publicOrigin,
    service: 'casino',
    version: 'b1',
    onChange: (reachable) => changes.push(reachable),
  });
  process.env.OTEL_EXPORTER_OTLP_TIMEOUT = '50';
  const { get, host } = createTestHost({ tenants, traces });
  assert.equal((await get('/casino')).statusCode, 200);
  await sleep(50);
  assert.equal((await get('/casino')).statusCode, 200);
  const began = performance.now();
  await host.close();
  assert.ok(performance.now() - began < 5_000);
  assert.ok(changes.length <= 1, 'not once for each batch');
});
