import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTestHost } from '../testing/testHost';

test('what cost something is logged with its path alone; cache hits and probes are not', async () => {
  const { get, log } = createTestHost();
  const headers = {
    authorization: 'Bearer secret',
    cookie: 'token=secret',
    referer: 'http://x/?at=secret',
    'x-a': 'secret',
  };
  for (const url of [
    '/casino?at=secret',
    '/nothing?mail=secret',
    '/api/x?at=secret',
    '/%E0%A4%A?at=secret',
    '/healthz?at=secret',
  ]) {
    await get(url, headers);
    await get(url, headers);
  }
  await get('/casino?at=secret', { host: 'evil.example', ...headers });
  // A line is written shortly after its answer; the last of these is that of the foreign host.
  while (!log.some((line) => line.includes('"status":421'))) await sleep(5);
  const lines = log.map(
    (line) => JSON.parse(line) as { msg: string; path?: string; method?: string; status?: number; ms?: number },
  );
  const answered = lines.filter(({ msg }) => msg === 'answered');
  assert.deepEqual(
    answered.map(({ method, path, status }) => `${method} ${path} ${status}`),
    ['GET /casino 200', 'GET /nothing 404', 'GET /api/x 502', 'GET /api/x 502', 'GET /casino 421'],
  );
  assert.ok(answered.every(({ ms }) => Number.isInteger(ms)));
  assert.ok(!log.join('').includes('secret'), log.join(''));
});
