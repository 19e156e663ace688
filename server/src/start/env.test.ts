import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readHostEnv } from './env';
import { EnvError } from './variables';

const site = { publicOrigin: 'https://casino.example', reportUrl: null, headerNames: {} };
const read = (source: Record<string, string>) => readHostEnv(source, site);

test('nothing set gives a site on port 3000 of this machine, with lists read from commas and blanks', () => {
  const env = read({});
  assert.deepEqual(env.listen, { host: '127.0.0.1', port: 3000 });
  assert.deepEqual([env.dev, env.trustProxy], [false, false]);
  assert.equal(read({ LISTEN_FDNAMES: 'other:PORT' }).listen.fd, 4);
  assert.deepEqual([env.pageTtlMs, env.pageStaleMs], [5_000, 60_000]);
  assert.deepEqual(env.allowedHosts, ['localhost:3000', '127.0.0.1:3000', 'casino.example']);
  const set = read({ PORT: '4190', ALLOWED_HOSTS: 'a.example, b.example:81', TRUST_PROXY: 'loopback,10.0.0.0/8' });
  assert.deepEqual(set.allowedHosts, [
    'localhost:4190',
    '127.0.0.1:4190',
    'casino.example',
    'a.example',
    'b.example:81',
  ]);
  assert.deepEqual(set.trustProxy, ['loopback', '10.0.0.0/8']);
});

test('a value that cannot be used is refused by the name of its variable', () => {
  const wrong = {
    PORT: ['0', '-1', '65536', '3000.5', 'http'],
    METRICS_PORT: ['0', '65536', 'x'],
    ALLOWED_HOSTS: ['https://www.casino.example', 'www.casino.example/', '*.casino.example', 'kasinö.example'],
    STRICT_TRANSPORT: ['on', 'max-age=', 'max-age=1; preloaded', 'max-age=1\r\nx: y'],
    LOG_LEVEL: ['loud'],
    REDIS_URL: ['http://redis', 'redis://', 'localhost:6379'],
    TRUST_PROXY: ['0', '-1', '1.5', '100', 'yes', 'loopback,evil.example'],
    CDN_TTL_S: ['-1', 'x'],
    CDN_STALE_S: ['x'],
    CDN_COUNTRY_HEADER: ['x country', 'x: y'],
    CDN_PURGE_URL: ['cdn.example', 'ftp://cdn.example'],
    CDN_PURGE_HEADER: ['Fastly-Key', 'Fastly-Key: ', 'a b: c'],
    PAGE_TTL_MS: ['-1', 'soon', 'NaN'],
    PAGE_STALE_MS: ['x'],
    PAGE_CACHE_MB: ['-5', '0', '0.5'],
    RENDER_TIMEOUT_MS: ['x'],
    RENDER_CALL_TIMEOUT_MS: ['x', '5001'],
    BACKEND_TIMEOUT_MS: ['x', '0', '60001'],
    BACKEND_CALLS: ['0', '1.5', 'x'],
    BACKEND_UPLOADS: ['0'],
    BACKEND_POLLS: ['0'],
    CALLS_PER_OPERATION: ['0'],
    CALLS_PER_SESSION: ['0'],
    CALLS_PER_ADDRESS: ['0', '1.1', '50%'],
    CALLS_WAITING: ['0'],
    API_PATHS: ['bets', '/bets', '/api/*/bets', 'https://backend.example/api/bets'],
    API_HEADERS: ['x-a: b', 'X-System-Token', 'x-forwarded-for', 'host'],
    SOCKET_MESSAGES: ['0', 'x'],
    BODY_GRACE_MS: ['0'],
    BODY_LOWEST_RATE: ['0'],
    BODY_MAX_MB: ['0', '1.5'],
    CALLS_PER_MINUTE_ADDRESS: ['-1', 'x'],
    CALLS_PER_MINUTE_SESSION: ['-1'],
    CONNECTIONS_MAX: ['-1', 'x'],
    SHED_EVENT_LOOP_UTILIZATION: ['1.5'],
    SHED_EVENT_LOOP_DELAY_MS: ['x'],
    SHED_WAIT_MS: ['x', '-1'],
    SHED_HEAP_MB: ['x'],
    SHED_RENDERS: ['x'],
    DRAIN_DELAY_MS: ['9001'],
    OTEL_EXPORTER_OTLP_ENDPOINT: ['collector:4318', 'x'],
    OTEL_EXPORTER_OTLP_HEADERS: ['secret', 'name: value'],
    OTEL_RESOURCE_ATTRIBUTES: ['production'],
    OTEL_TRACES_SAMPLER: ['sometimes'],
    OTEL_TRACES_SAMPLER_ARG: ['2', 'x'],
  };
  for (const [name, values] of Object.entries(wrong)) {
    for (const value of values) {
      const refused = (error: unknown) => error instanceof EnvError && error.message.startsWith(`${name}: `);
      assert.throws(() => read({ [name]: value }), refused, `${name}=${value}`);
    }
  }
});
