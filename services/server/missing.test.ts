import { mergeSettings } from '@/domain/site/merge';
import { fakeBackend, type FakeBackend } from '@/tests/support/fakeBackend';

let backend: FakeBackend;
const environment = { ...process.env };
const said: string[] = [];

/** The modules of a newly started process. */
async function start(env: Record<string, string> = {}) {
  Object.assign(process.env, { API_URL: backend.url, SETTINGS_REQUIRED: 'true', ...env });
  jest.resetModules();
  delete (globalThis as Record<symbol, unknown>)[Symbol.for('baize.settings')];
  const { startWithSettings } = await import('./start');
  const { settingsOf } = await import('./settings');
  await startWithSettings();
  return settingsOf;
}

beforeEach(async () => {
  backend = await fakeBackend();
  said.length = 0;
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => said.push(String(line)) > 0);
});
afterEach(() => {
  backend.close();
  jest.restoreAllMocks();
  process.env = { ...environment };
});

const isSettings = (request: string) => request.includes('settings2');

test('B17 a call that the backend does not have at the start counts as switched off, and the log says so once', async () => {
  backend.answer((url) =>
    isSettings(url)
      ? { body: { brandName: 'Harbour' } }
      : url.includes('get-all-bonus')
        ? { status: 404 }
        : { status: 403, body: { code: 'X' } },
  );
  const settingsOf = await start();
  expect((await settingsOf('x', new Date())).endpoints).toEqual({ bonuses: null });
  expect(said.filter((line) => line.includes('"operation":"bonuses"'))).toHaveLength(1);
  // After ten minutes it is asked for again, once, and counts as missing until the backend has it.
  const later = new Date(Date.now() + 11 * 60_000);
  const asked = () => backend.requests.filter((request) => request.includes('get-all-bonus')).length;
  expect((await settingsOf('x', later)).endpoints).toEqual({ bonuses: null });
  expect((await settingsOf('x', later)).endpoints).toEqual({ bonuses: null });
  while (asked() < 2) await new Promise((on) => setTimeout(on, 5));
  backend.answer((url) => (isSettings(url) ? { body: {} } : { body: { data: {} } }));
  // Each turn is ten minutes later: a probe that the machine let time out proves nothing.
  let turn = later.getTime();
  const muchLater = () => new Date((turn += 11 * 60_000));
  while ('bonuses' in (await settingsOf('x', muchLater())).endpoints) await new Promise((on) => setTimeout(on, 50));
  expect(asked()).toBeGreaterThan(2);
});

test('B17 at the start no write is asked for that a guest may make', async () => {
  backend.answer((url) => (isSettings(url) ? { body: {} } : { status: 403, body: { code: 'X' } }));
  await start();
  const writes = backend.requests.filter((request) => !request.startsWith('GET '));
  expect(writes).toContain('POST /api/user/self-exclude');
  for (const path of ['login', 'sign-up', 'forgot-password', 'log-event', 'country-blocked', 'launch-game'])
    expect(writes).not.toContain(`POST /api/user/${path}`);
  // Settings that the test before asked for may still say that they did not come.
  expect(said.join('')).not.toContain('does not have this call');
});

test('an operator is told in plain words that players cannot exclude themselves', async () => {
  backend.answer((url) =>
    isSettings(url)
      ? { body: {} }
      : url.includes('self-exclude')
        ? { status: 501 }
        : { status: 403, body: { code: 'X' } },
  );
  await start();
  expect(said.join('')).toContain('Players cannot exclude themselves');
});

test('a probe names the headers as the backend knows them, else it would find less than there is', async () => {
  backend.answer((url) =>
    isSettings(url)
      ? { body: {} }
      : backend.lastHeaders()['x-inner'] === 'secret'
        ? { status: 403, body: { code: 'X' } }
        : { status: 404 },
  );
  const settingsOf = await start({ HEADER_NAMES: '{"systemToken":"x-inner"}', SYSTEM_TOKEN: 'secret' });
  expect((await settingsOf('x', new Date())).endpoints).toEqual({});
});

test('a backend that answers no probe lacks nothing', async () => {
  backend.answer((url) => (isSettings(url) ? { body: {} } : { status: 503 }));
  const settingsOf = await start();
  expect((await settingsOf('x', new Date())).endpoints).toEqual(mergeSettings({}).endpoints);
});

test('a page for which a call looked missing proves nothing: a probe without the visitor’s words decides', async () => {
  let isBroken = true;
  backend.answer((url) =>
    isSettings(url)
      ? { body: {} }
      : url.includes('/casino/games') && url.includes('page=9999')
        ? { status: 404, body: {} }
        : isBroken && url.includes('/casino/studios')
          ? { status: 404 }
          : { status: 403, body: { code: 'X' } },
  );
  isBroken = false;
  const settingsOf = await start();
  const { serverHttp, tenantOf } = await import('./backend');
  const { call } = await import('@/services/http/call');
  const { ENDPOINTS } = await import('@/config/endpoints/endpoints');
  const http = serverHttp(tenantOf(''), 'en');
  const endpoints = async () => (await settingsOf('x', new Date())).endpoints;
  await http({ ...call(ENDPOINTS.games), query: { page: 9999 } }).catch(() => undefined);
  isBroken = true;
  while (!('studios' in (await endpoints()))) {
    await http(call(ENDPOINTS.studios)).catch(() => undefined);
    await new Promise((on) => setTimeout(on, 50));
  }
  expect(await endpoints()).toEqual({ studios: null });
});

test('a call that was only away for a moment is tried again after half a minute, and found', async () => {
  backend.answer((url) =>
    isSettings(url) ? { body: {} } : url.includes('studios') ? { status: 404 } : { status: 403, body: { code: 'X' } },
  );
  const settingsOf = await start();
  // A backend in trouble tells nothing.
  backend.answer((url) => (isSettings(url) ? { body: {} } : { status: 503 }));
  const asked = backend.requests.length;
  await settingsOf('x', new Date(Date.now() + 31_000));
  while (!backend.requests.slice(asked).some((request) => request.includes('studios')))
    await new Promise((on) => setTimeout(on, 5));
  await new Promise((on) => setTimeout(on, 50));
  backend.answer((url) => (isSettings(url) ? { body: {} } : { body: { data: {} } }));
  expect((await settingsOf('x', new Date(Date.now() + 20_000))).endpoints).toEqual({ studios: null });
  let turn = Date.now() + 95_000;
  while ('studios' in (await settingsOf('x', new Date(turn))).endpoints) {
    turn += 11 * 60_000;
    await new Promise((on) => setTimeout(on, 50));
  }
});
