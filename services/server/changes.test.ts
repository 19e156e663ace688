import { fakeBackend, type FakeBackend } from '@/tests/support/fakeBackend';

const START = new Date('2026-03-01T12:00:00Z');
const later = (seconds: number) => new Date(START.getTime() + seconds * 1_000);

let backend: FakeBackend;
const environment = { ...process.env };

/** The modules as a newly started process loads them, and what they told. */
async function fresh() {
  Object.assign(process.env, { API_URL: backend.url, SETTINGS_REQUIRED: 'true' });
  jest.resetModules();
  for (const name of ['baize.settings', 'baize.changes'])
    delete (globalThis as Record<symbol, unknown>)[Symbol.for(name)];
  const changes = await import('./changes');
  const told: string[] = [];
  changes.onChange((tenant, what) => told.push(`${tenant} ${what}`));
  const settings = await import('./settings');
  const { fileOf } = await import('./texts/files');
  const { tenantOf } = await import('./backend');
  const { registry } = await import('./settingsRegistry');
  /** Until settings that were asked for have come, or will not. */
  const untilCame = async () => {
    while ([...registry.values()].some(({ refreshing }) => refreshing)) await new Promise((on) => setTimeout(on, 5));
  };
  return { ...changes, ...settings, fileOf, tenant: tenantOf(''), told, untilCame };
}

beforeEach(async () => (backend = await fakeBackend()));
afterEach(() => {
  backend.close();
  process.env = { ...environment };
});

const untilAsked = async (count: number) => {
  while (backend.requests.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  await new Promise((resolve) => setTimeout(resolve, 50));
};

test('settings that differ from the last ones are told, the same ones are not', async () => {
  let brandName = 'Harbour';
  backend.answer(() => ({ body: { brandName } }));
  const { loadSettingsAtStart, settingsOf, told, untilCame } = await fresh();
  await loadSettingsAtStart(START);
  await settingsOf('', later(31));
  await untilCame();
  expect(backend.requests).toHaveLength(2);
  expect(told).toEqual([]);
  brandName = 'Bay';
  await settingsOf('', later(62));
  await untilCame();
  expect(told).toEqual(['default settings']);
});

test('at a purge settings are fetched at once; where that fails the last good ones stay, and nothing is told', async () => {
  let answer: { status?: number; body: unknown } = { body: { brandName: 'Harbour' } };
  backend.answer(() => answer);
  const { loadSettingsAtStart, reloadSettings, settingsOf, told } = await fresh();
  await loadSettingsAtStart(START);
  answer = { body: { brandName: 'Bay' } };
  expect(await reloadSettings('', later(1))).toBe(true);
  expect((await settingsOf('', later(1))).brandName).toBe('Bay');
  answer = { status: 500, body: {} };
  expect(await reloadSettings('', later(2))).toBe(false);
  expect((await settingsOf('', later(2))).brandName).toBe('Bay');
  expect(told).toEqual([]);
});

test('a language file is fetched again on the same day after a purge, and told where it differs', async () => {
  let title = 'First';
  backend.answer(() => ({ body: { 'home.title': title } }));
  const { fileOf, forget, tenant, told } = await fresh();
  await fileOf(tenant, 'de', START);
  title = 'Second';
  expect((await fileOf(tenant, 'de', later(60))).texts).toEqual({ 'home.title': 'First' });
  forget(later(60).getTime());
  expect((await fileOf(tenant, 'de', later(61))).texts).toEqual({ 'home.title': 'Second' });
  expect(told).toEqual(['default texts']);
  await fileOf(tenant, 'de', later(62));
  expect(backend.requests).toHaveLength(2);
  // A file that is taken away is a change, too.
  backend.answer(() => ({ status: 404 }));
  forget(later(62).getTime());
  expect((await fileOf(tenant, 'de', later(63))).texts).toEqual({});
  expect(told).toEqual(['default texts', 'default texts']);
});

test('settings that were asked for before a purge do not replace those of the purge', async () => {
  let hold: Promise<unknown> | undefined;
  let brandName = 'Harbour';
  backend.answer(() => ({ body: { brandName } }));
  const { loadSettingsAtStart, reloadSettings, settingsOf } = await fresh();
  await loadSettingsAtStart(START);
  let release = () => undefined as void;
  hold = new Promise<void>((resolve) => (release = resolve));
  backend.answer(async () => {
    const answer = { body: { brandName } };
    await hold;
    return answer;
  });
  await settingsOf('', later(31));
  await untilAsked(2);
  hold = undefined;
  brandName = 'Bay';
  await reloadSettings('', later(32));
  release();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect((await settingsOf('', later(33))).brandName).toBe('Bay');
});

test("a tenant's first settings that a purge overtook are fetched again as soon as they are needed", async () => {
  let brandName = 'Harbour';
  let release = () => undefined as void;
  const hold = new Promise<void>((resolve) => (release = resolve));
  backend.answer(async () => {
    const answer = { body: { brandName } };
    await hold;
    return answer;
  });
  const { forget, reloadSettings, settingsOf, told, untilCame } = await fresh();
  const first = settingsOf('', START);
  await untilAsked(1);
  brandName = 'Bay';
  forget(later(1).getTime());
  expect(await reloadSettings('', later(1))).toBe(true);
  release();
  expect((await first).brandName).toBe('Harbour');
  await settingsOf('', later(2));
  await untilCame();
  expect((await settingsOf('', later(2))).brandName).toBe('Bay');
  // So that the pages with the old ones go, too.
  expect(told).toEqual(['default settings']);
});

test('the log says once that settings do not come any more, and once that they do again', async () => {
  const said: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => said.push(String(line)) > 0);
  let answer: { status?: number; body: unknown } = { body: {} };
  backend.answer(() => answer);
  const { loadSettingsAtStart, reloadSettings } = await fresh();
  await loadSettingsAtStart(START);
  answer = { status: 500, body: {} };
  await reloadSettings('', later(1));
  await reloadSettings('', later(2));
  answer = { body: {} };
  await reloadSettings('', later(3));
  await reloadSettings('', later(4));
  expect(said.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
    'The settings do not come.',
    'The settings come again.',
  ]);
  jest.restoreAllMocks();
});
