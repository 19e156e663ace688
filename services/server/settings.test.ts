import { themeOf } from '@/themes/brands/registry';
import { fakeBackend, type FakeBackend } from '@/tests/support/fakeBackend';

const START = new Date('2026-03-01T12:00:00Z');

let backend: FakeBackend;
const environment = { ...process.env };

/** The module as a newly started process loads it. */
async function freshModule(env: Record<string, string> = {}) {
  Object.assign(process.env, { API_URL: backend.url, SETTINGS_REQUIRED: 'true', ...env });
  jest.resetModules();
  delete (globalThis as Record<symbol, unknown>)[Symbol.for('baize.settings')];
  return import('./settings');
}

beforeEach(async () => (backend = await fakeBackend()));
afterEach(() => {
  backend.close();
  process.env = { ...environment };
});

test('API-12 CONF-01 one call without parameters, merged over the defaults', async () => {
  backend.answer(() => ({ body: { brandName: 'Harbour', extra: 1 } }));
  const { loadSettingsAtStart, settingsOf } = await freshModule();
  await loadSettingsAtStart(START);
  expect(backend.requests).toEqual(['GET /api/core/casino/settings2']);
  expect(await settingsOf('localhost:3000', START)).toMatchObject({ brandName: 'Harbour', theme: 'curacao', extra: 1 });
  expect(backend.requests).toHaveLength(1);
});

test.each([
  ['an error', { status: 500, body: { code: 'X' } }],
  ['HTML with 200', { body: '<html></html>', type: 'text/html' }],
  ['cut JSON', { body: '{"brandName":' }],
  ['a list', { body: [] }],
] as const)('three tries, then SettingsNotLoaded, when the backend answers with %s', async (_, answer) => {
  backend.answer(() => answer);
  const { loadSettingsAtStart, SettingsNotLoaded } = await freshModule();
  await expect(loadSettingsAtStart(START)).rejects.toThrow(SettingsNotLoaded);
  expect(backend.requests).toHaveLength(3);
});

test('a backend that answers at the third try is good enough', async () => {
  backend.answer(() => (backend.requests.length < 3 ? { status: 503 } : { body: { brandName: 'Late' } }));
  const { loadSettingsAtStart, settingsOf } = await freshModule();
  await loadSettingsAtStart(START);
  expect((await settingsOf('x', START)).brandName).toBe('Late');
});

test('B19: the pauses between the three tries are a setting', async () => {
  const paused = jest.spyOn(jest.requireActual('node:timers/promises'), 'setTimeout').mockResolvedValue(undefined);
  backend.answer(() => ({ status: 503 }));
  const { loadSettingsAtStart } = await freshModule({ SETTINGS_PAUSES_MS: '2000,60000' });
  await expect(loadSettingsAtStart(START)).rejects.toThrow('SETTINGS NOT LOADED');
  expect(paused.mock.calls).toEqual([[2_000], [60_000]]);
});

test('A23 B13 THEME-02 where settings are not required the defaults stand, in the theme for that case, until the backend answers', async () => {
  backend.answer(() => ({ status: 500 }));
  const { loadSettingsAtStart, settingsOf } = await freshModule({ SETTINGS_REQUIRED: 'false' });
  await loadSettingsAtStart(START);
  expect((await settingsOf('x', START)).brandName).toBe('Baize');
  expect(themeOf((await settingsOf('x', START)).theme).name).toBe('dark');
});

test('CONF-02 with the local override no settings request leaves', async () => {
  const { loadSettingsAtStart, settingsOf } = await freshModule({ SETTINGS_OVERRIDE: '{"brandName":"Mine"}' });
  await loadSettingsAtStart(START);
  expect(await settingsOf('x', START)).toMatchObject({ brandName: 'Mine', theme: 'curacao' });
  expect(backend.requests).toEqual([]);
});

test('a later failure keeps the last good settings, a later success replaces them', async () => {
  backend.answer(() => ({ body: { brandName: 'First' } }));
  const { loadSettingsAtStart, settingsOf } = await freshModule();
  await loadSettingsAtStart(START);
  const { registry } = await import('./settingsRegistry');
  const seen = async (sinceStart: number) => {
    const now = new Date(START.getTime() + sinceStart);
    await settingsOf('x', now);
    while ([...registry.values()].some(({ refreshing }) => refreshing)) await new Promise((on) => setTimeout(on, 5));
    return (await settingsOf('x', now)).brandName;
  };
  backend.answer(() => ({ status: 500 }));
  expect(await seen(31_000)).toBe('First');
  backend.answer(() => ({ body: { brandName: 'Second' } }));
  expect(await seen(62_000)).toBe('Second');
});

test('all who need the first settings of a tenant at once wait for one call', async () => {
  let isAway = true;
  backend.answer(() => (isAway ? { status: 503 } : { body: { brandName: 'Late' } }));
  const { knownEndpoints, settingsOf } = await freshModule();
  const all = async () => Promise.allSettled(Array.from({ length: 20 }, () => settingsOf('x', START)));
  expect((await all()).map(({ status }) => status)).toEqual(Array(20).fill('rejected'));
  expect(backend.requests).toHaveLength(1);
  isAway = false;
  expect(knownEndpoints('x', START)).toBeNull();
  expect((await all()).map(({ status }) => status)).toEqual(Array(20).fill('fulfilled'));
  expect(backend.requests).toHaveLength(2);
});

test("each tenant's settings come from its own backend", async () => {
  const other = await fakeBackend();
  other.answer(() => ({ body: { brandName: 'Other' } }));
  backend.answer(() => ({ body: { brandName: 'Main' } }));
  const { settingsOf } = await freshModule({ TENANTS: JSON.stringify({ 'other.example': { api: other.url } }) });
  expect((await settingsOf('OTHER.example', START)).brandName).toBe('Other');
  expect((await settingsOf('localhost:3000', START)).brandName).toBe('Main');
  other.close();
});

test('B10: the endpoints of a host are those of its settings, which are fetched once where they are not known', async () => {
  backend.answer(() => ({ body: { endpoints: { buyBonus: '/api/v2/buy' } } }));
  const { knownEndpoints, settingsOf } = await freshModule();
  expect(knownEndpoints('x', START)).toBeNull();
  expect(knownEndpoints('x', START)).toBeNull();
  await settingsOf('x', START);
  expect(knownEndpoints('x', START)).toEqual({ buyBonus: '/api/v2/buy' });
  expect(backend.requests.length).toBeLessThanOrEqual(2);
});

test('an unknown market ends the start, named, even where settings are not required', async () => {
  backend.answer(() => ({ body: { market: 'atlantis' } }));
  const { loadSettingsAtStart } = await freshModule({ SETTINGS_REQUIRED: 'false' });
  await expect(loadSettingsAtStart(START)).rejects.toMatchObject({ reason: expect.stringContaining('"atlantis"') });
});

test('the settings carry the rules of their own market only, never the backend’s idea of them', async () => {
  backend.answer(() => ({ body: { market: 'germany', allowGuestPlayDemoGames: true, marketRules: { demo: true } } }));
  const { loadSettingsAtStart, settingsOf } = await freshModule();
  await loadSettingsAtStart(START);
  expect(await settingsOf('x', START)).toMatchObject({
    marketRules: { demo: false, rounds: { mostStake: '1' } },
    settingsByCountry: {},
    allowGuestPlayDemoGames: false,
    endpoints: { loyaltyLevels: null },
  });
});

test('where a brand serves several markets the settings carry those and no others', async () => {
  backend.answer(() => ({ body: { market: { CA: 'ontario', default: 'malta' } } }));
  const { loadSettingsAtStart, settingsOf } = await freshModule();
  await loadSettingsAtStart(START);
  const { marketRules, settingsByCountry } = await settingsOf('x', START);
  expect(marketRules.minimumAge).toBe(18);
  expect(Object.entries(settingsByCountry).map(([country, own]) => [country, own.marketRules?.minimumAge])).toEqual([
    ['CA', 19],
  ]);
  // Only what differs travels.
  expect(Object.keys(settingsByCountry.CA ?? {})).not.toContain('brandName');
});
