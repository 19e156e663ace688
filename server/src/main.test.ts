import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { type RequestListener } from 'node:http';
import { test, type TestContext } from 'node:test';
import { explainStartError } from './start/explain';
import { portOf, startBackend } from './testing/backend';
import { createTestHost, ENV } from './testing/testHost';

/** The first try and one after each of the two pauses. */
const SETTINGS_TRIES = 3;

/** Starts the real process against a backend and waits for its end; its port is taken, so listening ends it too. */
async function startAgainst(t: TestContext, apiUrl: string) {
  const { server } = await startBackend(t, () => undefined);
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(portOf(server)),
    API_URL: apiUrl,
    SETTINGS_REQUIRED: 'true',
  };
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], { env });
  t.after(() => child.kill('SIGKILL'));
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  const [status, signal] = await new Promise<[number | null, string | null]>((resolve) =>
    // Not 'exit', since the last output may come after it.
    child.on('close', (code, reason) => resolve([code, reason])),
  );
  return { status, signal, errors };
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** Backends that give no settings, and the cause that the log must name. */
const FAULTS: Readonly<Record<string, { listener: RequestListener; cause: string }>> = {
  'a 500': { listener: (_request, response) => response.writeHead(500, JSON_TYPE).end('{}'), cause: 'status 500' },
  'broken JSON': {
    listener: (_request, response) => response.writeHead(200, JSON_TYPE).end('{"theme":"cura'),
    cause: 'status 200 without usable JSON',
  },
  'no answer': { listener: () => undefined, cause: 'ERR_CANCELED' },
};

test(
  'CONF-03, ERR-03, B15: settings that cannot be loaded end the process with code 911 and one line that says why',
  { timeout: 180_000 },
  async (t) => {
    const faulty = Object.entries(FAULTS).map(async ([name, { listener, cause }]) => {
      let calls = 0;
      const { origin } = await startBackend(t, (request, response) => {
        calls += 1;
        listener(request, response);
      });
      const end = await startAgainst(t, origin);
      // A bounded number of tries of a bounded time each: a backend that does not answer does not block the start.
      assert.ok(calls > 0 && calls <= SETTINGS_TRIES, `${name}: ${calls} calls`);
      return { name, origin, cause, ...end };
    });
    const away = { name: 'nobody there', origin: 'http://127.0.0.1:1', cause: 'ECONNREFUSED' };
    const dead = startAgainst(t, away.origin).then((end) => ({ ...away, ...end }));
    for (const { name, origin, cause, status, signal, errors } of await Promise.all([...faulty, dead])) {
      assert.deepEqual([status, signal], [911 % 256, null], `${name}: ${errors}`);
      const line = errors.split('\n').find((text) => text.includes('SETTINGS NOT LOADED')) ?? '{}';
      const { time, ...said } = JSON.parse(line) as Record<string, unknown>;
      assert.ok(!Number.isNaN(Date.parse(String(time))), name);
      const address = `${origin}/api/core/casino/settings2`;
      assert.deepEqual(said, { level: 'fatal', msg: 'SETTINGS NOT LOADED', code: 911, address, cause }, name);
      assert.doesNotMatch(errors, /is taken/, name);
    }
  },
);

test('a port that is taken is named in one line', async (t) => {
  const { server } = await startBackend(t, () => undefined);
  const { host } = createTestHost();
  t.after(() => host.close());
  const error: unknown = await host
    .listen({ host: '127.0.0.1', port: portOf(server) })
    .catch((reason: unknown) => reason);
  const line = explainStartError(error as Error, { METRICS_PORT: '9464' });
  assert.equal(line, 'Port 3000 is taken: set PORT to a free one, or stop what listens there.');
});

test('where it is the port of the metrics, its own setting is named', async (t) => {
  const { server } = await startBackend(t, () => undefined);
  const port = portOf(server);
  const { host } = createTestHost({ env: { ...ENV, metrics: { token: undefined, port } } });
  t.after(() => host.close());
  const error: unknown = await host.listen({ host: '127.0.0.1', port: 0 }).catch((reason: unknown) => reason);
  const line = explainStartError(error as Error, { METRICS_PORT: String(port) });
  assert.equal(line, `Port ${port} is taken: set METRICS_PORT to a free one, or stop what listens there.`);
});
