import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo } from 'node:net';
import { accountRoutes } from '@/contract/mockBackend/accounts';
import { playerRoutes } from '@/contract/mockBackend/player';
import { type Given, type Routes, type Seen } from '@/contract/mockBackend/route';
import { openSafetyRoutes } from '@/contract/mockBackend/safety';
import { openSecurityRoutes } from '@/contract/mockBackend/security';
import { openWinRoutes } from '@/contract/mockBackend/wins';
import { type AnswerOf, type GameSummaryWire, type RequestOf } from '@/contract/wire';

const error = (status: number, code: string): Given => ({ status, body: { code, message: code } });

const games = ['b-two', 'a-one', 'c-three'].map((id, index): GameSummaryWire => ({
  id,
  name: `Game ${id}`,
  studio: { id: index === 2 ? 'other' : 'studio', name: index === 2 ? 'Other' : 'Studio' },
  thumbnail: null,
  returnToPlayer: 96 - index,
  volatility: 'low',
  features: ['lines'],
  isNew: false,
  demo: index > 0,
  releaseDate: '2024-01-31',
}));
const categories = [
  { id: 'slots', name: 'Slots', order: 1, gameCount: 3 },
  { id: 'popular', name: 'Popular', order: 2, gameCount: 1 },
];

function listGames({ query }: Seen): Given {
  const limit = Number(query.get('limit') ?? 48);
  if (limit > 100 || !['popular', 'rtp'].includes(query.get('sort') ?? 'popular')) return error(422, 'VALIDATION');
  const { category, studio, text } = Object.fromEntries(query);
  const size = category === undefined ? 3 : (categories.find(({ id }) => id === category)?.gameCount ?? 0);
  const found = games
    .slice(0, size)
    .filter((game) => !studio || game.studio.id === studio)
    .filter((game) => !text || game.name === text);
  const start = (Number(query.get('pageNo') ?? 1) - 1) * limit;
  return { body: { data: { games: { rows: found.slice(start, start + limit), count: found.length } } } };
}

function oneGame({ path }: Seen): Given {
  const game = games.find(({ id }) => path.endsWith(`/${id}`));
  if (!game) return error(404, 'GAME_NOT_FOUND');
  const { name, returnToPlayer, releaseDate } = game;
  const bets = { minBet: '0.10', maxBet: '100.00', currency: 'EUR' };
  const figures = { maxMultiplier: 1000, hitFrequency: 20, volatilityIndex: 3, sort: 1 };
  const stats = { name, returnToPlayer, releaseDate, ...bets, ...figures };
  const restrictedCountries = game.id === 'a-one' ? ['DE'] : [];
  const body: AnswerOf<'game'> = {
    data: { game: { ...game, stats, rulesUrl: 'http://studio.test/rules', restrictedCountries } },
  };
  return { body };
}

/** All other games count as similar. */
function otherGames({ path }: Seen): Given {
  const id = path.split('/').at(-2);
  if (!games.some((game) => game.id === id)) return error(404, 'GAME_NOT_FOUND');
  return { body: { data: { games: games.filter((game) => game.id !== id) } } };
}

const studios = [
  { id: 'studio', name: 'Studio', logo: null, gameCount: 2 },
  { id: 'other', name: 'Other', logo: null, gameCount: 1 },
];
const index = games.map(({ id, name, studio, returnToPlayer }) => ({ id, name, studio, returnToPlayer }));

/** Demo sessions, opened once per idempotency key. */
function createLaunch(): Routes[string] {
  const byKey = new Map<string, { sent: string; given: Given }>();
  return ({ headers, body }) => {
    const { game, mode, demoUserId } = body as Partial<RequestOf<'launchGame'>>;
    const key = headers['idempotency-key'];
    if (!game || mode !== 'demo' || typeof key !== 'string') return error(422, 'VALIDATION');
    if (!games.some(({ id }) => id === game)) return error(404, 'GAME_NOT_FOUND');
    if (demoUserId !== 'guest' || game === 'a-one') return error(409, 'DEMO_UNAVAILABLE');
    const known = byKey.get(key);
    if (known) return known.sent === JSON.stringify(body) ? known.given : error(409, 'IDEMPOTENCY_CONFLICT');
    const sessionId = `session-${byKey.size}`;
    const launchUrl = `http://studio.test/play/${game}?launch=${sessionId}`;
    const given: Given = { body: { data: { sessionId, launchUrl, mode, expiresAt: '2030-01-01T00:00:00Z' } } };
    byKey.set(key, { sent: JSON.stringify(body), given });
    return given;
  };
}

const germany = { countryId: 1, code: 'DE', name: 'Germany', phoneCode: '49', flag: null };

const rightRoutes = (): Routes => ({
  'GET /api/core/casino/settings2': () => ({
    body: {
      allowGuestPlayDemoGames: true,
      demoUserId: 'guest',
      gameOrigins: ['http://studio.test'],
      logo: 'logo.svg',
    },
  }),
  'GET /api/core/casino/locales/en.json': ({ query }) => ({
    body: query.has('allResources') ? { content: { faq: [] } } : { 'lobby.title': 'Games' },
  }),
  'GET /api/core/casino/assets/logo.svg': () => ({ type: 'image/svg+xml', body: '<svg/>' }),
  'GET /api/admin/get-full-category-list': () => ({ body: { data: { topCategoryList: categories } } }),
  'GET /api/admin/get-all-country': () => ({
    body: { data: { countries: { rows: [germany], count: 1 }, allCountries: [germany] } },
  }),
  'GET /api/admin/get-currencies': () => ({ body: { data: { currencies: [{ code: 'EUR', name: 'Euro' }] } } }),
  'GET /api/admin/get-location': () => ({ body: { data: { location: { country: 'DE' } } } }),
  'GET /api/core/casino/games': listGames,
  'GET /api/core/casino/games/{game}': oneGame,
  'GET /api/core/casino/games/{game}/similar': otherGames,
  'GET /api/core/casino/studios': () => ({ body: { data: { studios: { rows: studios, count: 2 } } } }),
  'GET /api/core/casino/search-index': () => ({ body: { data: { version: '1', games: index } } }),
  'POST /api/user/launch-game': createLaunch(),
  'GET /api/core/casino/games/{game}/pulse': ({ path }) =>
    games.some(({ id }) => path.includes(`/${id}/`))
      ? { body: { data: { points: [{ at: '2026-01-01T00:00:00Z', value: 0 }] } } }
      : error(404, 'GAME_NOT_FOUND'),
  ...accountRoutes(),
  ...openWinRoutes(),
  ...openSafetyRoutes(),
  ...openSecurityRoutes(),
  ...playerRoutes(games),
});

const template = (path: string): string =>
  path
    .replace(/(?<=\/games\/)[^/]+/, '{game}')
    .replace(/(?<=\/deposits\/)[^/]+/, '{depositId}')
    .replace(/(?<=\/rounds\/)[^/]+/, '{roundId}')
    .replace(/(?<=\/tournaments\/)[^/]+/, '{tournament}');

const routeOf = (routes: Routes, method: string, path: string) =>
  routes[`${method} ${path}`] ?? routes[`${method} ${template(path)}`];

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (chunks.length === 0) return undefined;
  const text = Buffer.concat(chunks).toString();
  return /json/.test(request.headers['content-type'] ?? '') ? (JSON.parse(text) as unknown) : text;
}

/**
 * A backend with three games that keeps the contract, on a free port. Tests replace single routes by wrong ones;
 * `methods` records the HTTP methods used.
 */
export async function startMockBackend(wrong: Routes = {}) {
  const routes = { ...rightRoutes(), ...wrong };
  const methods = new Set<string>();
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      methods.add(request.method ?? '');
      const route = routeOf(routes, request.method ?? '', pathname) ?? routes['*'] ?? (() => error(404, 'NOT_FOUND'));
      const body = await readBody(request);
      const given = route({ path: pathname, query: searchParams, headers: request.headers, body });
      if (given.afterMs) await new Promise((resolve) => setTimeout(resolve, given.afterMs).unref());
      response.writeHead(given.status ?? 200, {
        'content-type': given.type ?? 'application/json; charset=utf-8',
        'cache-control': 'max-age=86400',
      });
      response.end(typeof given.body === 'string' ? given.body : JSON.stringify(given.body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => new Promise<unknown>((resolve) => server.close(resolve).closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, methods, stop };
}
