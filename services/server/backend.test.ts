import { ENGLISH } from '@/config/locale';
import { ENDPOINTS } from '@/config/endpoints/endpoints';
import { call, SWITCHED_OFF } from '@/services/http/call';
import { fakeBackend, type FakeBackend } from '@/tests/support/fakeBackend';

const NOW = new Date('2026-03-01T12:00:00Z');
const environment = { ...process.env };

let backend: FakeBackend;
/** The tenant host of each request, or 'default'. */
const asked: string[] = [];

/** One backend for two tenants and the default tenant; its answers depend on the host header. */
beforeEach(async () => {
  backend = await fakeBackend();
  asked.length = 0;
  backend.answer((path) => {
    const brand = backend.lastHeaders()['x-forwarded-host'] ?? 'default';
    asked.push(`${String(brand)} ${path}`);
    if (path.includes('settings2')) return { body: { brandName: brand } };
    if (path.includes('allResources')) return { body: { content: { pages: { a: { title: brand, blocks: [] } } } } };
    if (path.includes('locales')) return { body: { 'notFound.title': brand } };
    if (path.includes('category')) return { body: { data: { topCategoryList: [{ id: 'x', name: brand, order: 1 }] } } };
    return { body: { data: { games: { rows: [{ id: String(brand).replace(/\W/g, '-'), name: 'x' }], count: 1 } } } };
  });
  const tenants = { 'a.example': { api: backend.url }, 'b.example:3000': { api: backend.url } };
  Object.assign(process.env, { API_URL: backend.url, TENANTS: JSON.stringify(tenants) });
  jest.resetModules();
  delete (globalThis as Record<symbol, unknown>)[Symbol.for('baize.settings')];
});
afterEach(() => {
  backend.close();
  process.env = { ...environment };
});

/** Everything the server caches from a backend, as seen by a page of that host. */
async function seenAt(host: string) {
  const { serverHttp, tenantOf } = await import('./backend');
  const { settingsOf } = await import('./settings');
  const { pageTexts } = await import('./texts/pageTexts');
  const { contentsOf } = await import('./content');
  const { prefetchCategories } = await import('./categories');
  const { catalogueIds } = await import('./catalogue');
  const tenant = tenantOf(host);
  const http = serverHttp(tenant, 'en');
  const context = { http, tenant, locale: 'en', now: NOW };
  return {
    brand: (await settingsOf(host, NOW)).brandName,
    texts: (await pageTexts(tenant, ENGLISH, ['notFound'], NOW)).texts['notFound.title'],
    content: (await contentsOf({ ...context, perLanguage: false })).contents[0]?.pages.a?.title,
    categories: (await prefetchCategories(context)).categories.map(({ name }) => name).join(),
    games: (await catalogueIds(http, tenant, NOW)).join(),
  };
}

test('two tenants of one backend and the default tenant share no settings, texts, content, categories or games', async () => {
  const expected = (brand: string) => ({
    brand,
    texts: brand,
    content: brand,
    categories: brand,
    games: brand.replace(/\W/g, '-'),
  });
  // Twice, so that the cached answers are checked as well.
  for (let round = 0; round < 2; round++) {
    expect(await seenAt('a.example')).toEqual(expected('a.example'));
    expect(await seenAt('B.example:3000')).toEqual(expected('b.example:3000'));
    expect(await seenAt('localhost:3000')).toEqual(expected('default'));
  }
  expect(asked).toHaveLength(3 * 5);
});

test('API-39 each tenant is asked where its own settings say', async () => {
  backend.answer((path) => {
    const brand = backend.lastHeaders()['x-forwarded-host'] ?? 'default';
    asked.push(`${String(brand)} ${path}`);
    return { body: { endpoints: brand === 'a.example' ? { categories: '/api/own', games: null } : {} } };
  });
  const { serverHttp, tenantOf } = await import('./backend');
  const { settingsOf } = await import('./settings');
  for (const host of ['a.example', 'b.example:3000']) {
    await settingsOf(host, NOW);
    await serverHttp(tenantOf(host), 'en')(call(ENDPOINTS.categories));
  }
  await expect(serverHttp(tenantOf('a.example'), 'en')(call(ENDPOINTS.games))).rejects.toEqual({ code: SWITCHED_OFF });
  expect(asked.filter((line) => !line.includes('settings2'))).toEqual([
    'a.example /api/own',
    `b.example:3000 ${ENDPOINTS.categories.path}`,
  ]);
});

test('only a host of TENANTS is said to the backend; any other is the default tenant', async () => {
  const { tenantOf } = await import('./backend');
  expect(tenantOf('A.example')).toEqual({ id: 'a.example', apiUrl: backend.url, host: 'a.example' });
  for (const host of ['localhost:3000', 'evil.example', 'a.example:81', '']) {
    expect(tenantOf(host)).toEqual({ id: 'default', apiUrl: backend.url, host: null });
  }
});
