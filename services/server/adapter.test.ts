import { ENDPOINTS } from '@/config/endpoints/endpoints';
import { statusOf } from '@/services/http/call';
import { fakeBackend, type FakeBackend } from '@/tests/support/fakeBackend';
import { setAdapter, type AdaptedCall } from './adapter';
import { serverHttp, type Tenant } from './backend';
import { probe } from './probe';

let backend: FakeBackend;
let tenant: Tenant;
const seen: AdaptedCall[] = [];

beforeEach(async () => {
  backend = await fakeBackend();
  tenant = { id: `brand-${backend.url}`, apiUrl: backend.url, host: 'brand.example' };
  seen.length = 0;
});
afterEach(() => {
  setAdapter(undefined);
  backend.close();
});

/** An adapter of one path, which answers so. */
const adapting = (path: string, status: number, body: unknown) =>
  setAdapter({
    adapts: (tenantId, method, asked) => tenantId === tenant.id && method === 'GET' && asked === path,
    answer: async (call) => {
      seen.push(call);
      return { status, json: JSON.stringify(body) };
    },
  });

test('what the adapter answers while a page is rendered never reaches the backend', async () => {
  adapting(ENDPOINTS.games.path, 200, { data: 1 });
  backend.answer(() => ({ body: { data: 2 } }));
  const http = serverHttp(tenant, 'de');
  const query = { pageNo: 2, text: 'a b', studio: undefined };
  expect(await http({ ...ENDPOINTS.games, query })).toEqual({ data: 1 });
  expect(await http(ENDPOINTS.studios)).toEqual({ data: 2 });
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({
    tenant,
    path: ENDPOINTS.games.path,
    query: { pageNo: '2', text: 'a b' },
    body: null,
  });
  expect(seen[0]?.headers).toMatchObject({ 'accept-language': 'de', 'x-forwarded-host': 'brand.example' });
});

test('its refusals are those of a backend', async () => {
  adapting(ENDPOINTS.studios.path, 503, { code: 'UNAVAILABLE' });
  const refused: unknown = await serverHttp(tenant, 'en')(ENDPOINTS.studios).catch((error: unknown) => error);
  expect(refused).toEqual({ code: 'UNAVAILABLE' });
  expect(statusOf(refused)).toBe(503);
});

test('what it answers is not asked of the backend at the start', async () => {
  adapting(ENDPOINTS.studios.path, 200, {});
  const asked: string[] = [];
  backend.answer((path) => {
    asked.push(path);
    return { body: {} };
  });
  await probe(tenant, ['studios', 'games']);
  expect(asked).toEqual([ENDPOINTS.games.path]);
  expect(seen).toEqual([]);
});
