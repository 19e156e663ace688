/**
 * @jest-environment node
 */
import { localeOf } from '@/config/locales';
import { createHttp } from '@/services/http/http';
import { prefetchCategories } from '@/services/server/categories';
import { fetchContents } from '@/services/texts/content';
import { testTenant } from '@/tests/support/tenant';
import type { PresetName } from '../literalBackend/base/shapes';
import { startLiteralBackend, type LiteralBackend, type LiteralOptions } from '../literalBackend/literalBackend';

const PRESETS: readonly PresetName[] = ['plain', 'awkward', 'numeric', 'textual'];
const NOON = Date.UTC(2026, 2, 10, 12);
const TOKEN = 'system-1';

let backend: LiteralBackend;
async function started(options: LiteralOptions = {}) {
  backend = await startLiteralBackend({ now: NOON, ...options });
  return backend;
}
afterEach(() => backend.close());

const client = (systemToken?: string) => createHttp({ baseUrl: backend.url, language: () => 'en', systemToken });

let asked = 0;
/** The lists are kept a moment for each tenant, so every question is one of its own. */
const categories = (systemToken?: string) =>
  prefetchCategories({
    http: client(systemToken),
    tenant: testTenant(`t${(asked += 1)}`, backend.url),
    locale: 'de',
    now: new Date(NOON),
  });

test.each(PRESETS)(
  'API-04 API-22 every category is read with the system token, of a backend that writes %s',
  async (shapes) => {
    const { state } = await started({ shapes, systemToken: TOKEN });
    const { categories: found, failed } = await categories(TOKEN);
    expect(failed).toBe(false);
    expect(found.map(({ name }) => name)).toEqual(state.categories.map(({ name }) => name));
    expect(state.log[0]).toMatchObject({ call: 'categories', query: { locale: 'de' }, unexpected: [], missing: [] });
    expect(state.log[0]?.headers['x-system-token']).toBe(TOKEN);
  },
);

test.each([
  ['without the system token', TOKEN, false],
  ['of a backend that fails', null, true],
])("API-04 API-23 %s there is no category, and the log says 'Prefetch error'", async (_, systemToken, fails) => {
  const { state } = await started(systemToken === null ? {} : { systemToken });
  state.categoriesFail = fails;
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await categories()).toEqual({ categories: [], failed: true });
  expect(write.mock.calls.join('')).toContain('Prefetch error');
  write.mockRestore();
  expect(state.log[0]?.headers).not.toHaveProperty('x-system-token');
});

test.each([
  ['a file', 'de', 'Geschafft'],
  ['values that are no texts', 'fr', 'Bravo'],
  ['a broken file', 'tr', 'Reward paid'],
  ['no file', 'fi', 'Reward paid'],
])('API-10 the texts of a language with %s', async (_, code, title) => {
  const { state } = await started();
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, OWN_LANGUAGES: 'de' });
  const { pageTexts } = await import('@/services/server/texts/pageTexts');
  const { texts } = await pageTexts(testTenant('a', backend.url), localeOf(code), ['rakeback'], new Date(NOON));
  expect(texts['rakeback.claim.title']).toBe(title);
  for (const text of Object.values(texts)) expect(typeof text).toBe('string');
  const files = state.log.filter(({ call }) => call === 'language');
  expect(files.map(({ path, query }) => [path, query])).toContainEqual([
    `/api/core/casino/locales/${code}.json`,
    { _v: '2026-03-10' },
  ]);
});

test.each([
  ...PRESETS.map((shapes) => [shapes, shapes] as const),
  ...(['text', 'html', 'hostile'] as const).flatMap((content) =>
    (['map', 'list'] as const).map(
      (contentParts) => [`${content} in a ${contentParts}`, { content, contentParts }] as const,
    ),
  ),
])('API-11 the content of a backend that writes %s is read, and its markup is not', async (_, shapes) => {
  const { state } = await started({ shapes });
  const [content] = await fetchContents(client(), 'en', 'en');
  const { pages } = content!;
  for (const [key, words] of Object.entries(state.content)) {
    if (key === 'faq') continue;
    expect(JSON.stringify(pages[key])).toContain(words);
  }
  expect(JSON.stringify(content)).not.toMatch(/<p>|pwned|onerror/);
  expect(state.log[0]).toMatchObject({ call: 'content', query: { allResources: '1' } });
});

test('API-06 API-12 the settings are one call without parameters, laid over the defaults', async () => {
  const environment = { ...process.env };
  const { state } = await started({ settings: { brandName: 'Ours' } });
  Object.assign(process.env, { API_URL: backend.url, SETTINGS_REQUIRED: 'true' });
  jest.resetModules();
  delete (globalThis as Record<symbol, unknown>)[Symbol.for('baize.settings')];
  const { loadSettingsAtStart, settingsOf } = await import('@/services/server/settings');
  await loadSettingsAtStart(new Date(NOON));
  const settings = await settingsOf('localhost', new Date(NOON));
  process.env = environment;
  expect(settings).toMatchObject({
    brandName: 'Ours',
    excludedCountryCodeList: ['US'],
    emailPhoneRegistration: true,
    aSettingNobodyNamed: { kept: ['as', 'it', 'is'] },
  });
  expect(state.log.map(({ call, query }) => [call, query])).toEqual([['settings', {}]]);
});
