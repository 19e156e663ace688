import { fakeBackend } from '@/tests/support/fakeBackend';
import { testTenant } from '@/tests/support/tenant';
import { createHttp } from '@/services/http/http';
import { prefetchCategories } from './categories';

let backend: Awaited<ReturnType<typeof fakeBackend>> | undefined;
// Also after a failure: an open server keeps the process alive.
afterEach(() => {
  backend?.close();
  backend = undefined;
});

test('API-22 the call sends locale and system token and reads data.topCategoryList, in its order', async () => {
  backend = await fakeBackend();
  const row = (id: string, order: number) => ({ id, name: id.toUpperCase(), order, gameCount: 3, icon: 'flame' });
  backend.answer(() => ({
    body: { data: { topCategoryList: [row('new', 2), row('popular', 1), { name: 'no id' }, null] } },
  }));
  const http = createHttp({ baseUrl: backend.url, language: () => 'gr', systemToken: 's3cret' });
  const { categories } = await prefetchCategories({ http, tenant: testTenant('a'), locale: 'gr', now: new Date(0) });
  expect(backend.requests).toEqual(['GET /api/admin/get-full-category-list?locale=gr']);
  expect(backend.lastHeaders()).toMatchObject({ 'x-system-token': 's3cret' });
  expect(categories.map(({ id }) => id)).toEqual(['popular', 'new']);
});

test("API-23 ERR-03 a failure gives an empty list and the log line 'Prefetch error'", async () => {
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const lost = () => Promise.reject({ code: 'X' });
  const request = { http: lost, tenant: testTenant('lost'), locale: 'en', now: new Date(0) };
  expect(await prefetchCategories(request)).toEqual({ categories: [], failed: true });
  expect(write.mock.calls.join('')).toContain('Prefetch error');
  write.mockRestore();
});
