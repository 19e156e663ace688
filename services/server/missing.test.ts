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
  const later = new Date(Date.now() + 11 * 60_000);
  expect((await settingsOf('x', later)).endpoints).toEqual({});
});

test('B17 at the start nothing is written, but for what protects players', async () => {
  backend.answer((url) => (isSettings(url) ? { body: {} } : { status: 403, body: { code: 'X' } }));
  await start();
  expect(backend.requests.filter((request) => !request.startsWith('GET ')).sort()).toEqual([
    'POST /api/user/acknowledge-reality-check',
    'POST /api/user/freeze-account',
    'POST /api/user/self-exclude',
    'POST /api/user/set-limit',
  ]);
  expect(said).toEqual([]);
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

test('a backend that answers no probe lacks nothing', async () => {
  backend.answer((url) => (isSettings(url) ? { body: {} } : { status: 503 }));
  const settingsOf = await start();
  expect((await settingsOf('x', new Date())).endpoints).toEqual(mergeSettings({}).endpoints);
});
