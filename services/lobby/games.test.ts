import fc from 'fast-check';
import { makeStore, type Store } from '@/store/store';
import { api } from '@/services/http/api';
import { Malformed } from '@/services/http/parse';
import type { HttpRequest } from '@/services/http/call';
import { gameEndpoint, toGameDetails } from '@/services/game/game';
import { gameRowsEndpoint, gamesEndpoint, toCategories, toGamesPage } from './games';

const GAME = {
  id: 'kraken-tides',
  name: 'Kraken Tides',
  studio: { id: 'oru', name: 'Oru Studios' },
  thumbnail: null,
  returnToPlayer: 94.3,
  volatility: 'high',
  features: ['ways'],
  isNew: true,
  demo: true,
  releaseDate: '2026-03-12',
  stats: {
    name: 'Kraken Tides',
    returnToPlayer: 94.3,
    maxMultiplier: 5000,
    minBet: '0.10',
    maxBet: '100.00',
    currency: 'EUR',
    releaseDate: '2026-03-12',
    sort: 4,
    hitFrequency: 28.5,
  },
  rulesUrl: 'http://127.0.0.1:4100/rules/kraken-tides',
  restrictedCountries: ['FR'],
};

test('ENT-38 the game statistics are read with all their fields', () => {
  expect(toGameDetails({ data: { game: GAME } })?.stats).toEqual(GAME.stats);
});

test('a game without hit frequency, volatility index and rules has none, instead of made-up ones', () => {
  const { hitFrequency: _, ...stats } = GAME.stats;
  const { rulesUrl: __, ...game } = GAME;
  const details = toGameDetails({ data: { game: { ...game, stats } } });
  expect([details.stats.hitFrequency, details.rulesUrl]).toEqual([null, null]);
});

test.each([undefined, 'wild'])('a volatility of %p is unknown, not medium', (volatility) => {
  expect(toGameDetails({ data: { game: { ...GAME, volatility } } }).volatility).toBeNull();
});

test('rows that cannot be read are left out, the rest stays', () => {
  const page = toGamesPage({ data: { games: { rows: [GAME, null, { name: 'no id' }, 7], count: 'x' } } });
  expect(page.games.map(({ id }) => id)).toEqual(['kraken-tides']);
  expect(page.count).toBe(1);
});

/** A reader's result for any JSON: something a screen can show, or null for Malformed. */
function readOrMalformed<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    expect(error).toBeInstanceOf(Malformed);
    return null;
  }
}

test('a category that is only a name has an unknown number of games', () => {
  expect(toCategories({ data: { topCategoryList: ['slots', { id: 'new', gameCount: '7' }] } })).toMatchObject([
    { id: 'slots', name: 'slots', gameCount: null },
    { id: 'new', gameCount: 7 },
  ]);
});

test('any JSON gives what a screen can show, or counts as no answer', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (wire) => {
      for (const answer of [wire, { data: { games: { rows: [GAME, wire], count: wire } } }]) {
        const page = readOrMalformed(() => toGamesPage(answer));
        for (const game of page?.games ?? [])
          expect(Number.isFinite(game.returnToPlayer) && game.name !== '').toBe(true);
      }
      for (const answer of [wire, { data: { topCategoryList: [wire] } }]) {
        const categories = readOrMalformed(() => toCategories(answer));
        for (const { gameCount } of categories ?? [])
          expect(gameCount === null || Number.isFinite(gameCount)).toBe(true);
      }
      const { stats } = toGameDetails({ data: { game: { ...GAME, stats: wire } } });
      expect(Number.isFinite(stats.maxMultiplier) && typeof stats.maxBet === 'string').toBe(true);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['games', () => toGamesPage({ data: { games: { rows: { 0: GAME } } } })],
  ['games without a readable row', () => toGamesPage({ data: { games: { rows: [7], count: 1 } } })],
  ['categories', () => toCategories({ data: { topCategoryList: {} } })],
  ['a game', () => toGameDetails({ data: { game: null } })],
])('an answer without %s is no empty list: it failed', (_, read) => {
  expect(read).toThrow(Malformed);
});

const stores: Store[] = [];
// A query leaves a one-minute timer behind.
afterEach(() => stores.splice(0).forEach((store) => store.dispatch(api.util.resetApiState())));

function storeOver(answer: (request: HttpRequest) => unknown) {
  const requests: HttpRequest[] = [];
  const store = makeStore({
    http: async (request) => {
      requests.push(request);
      return answer(request);
    },
  });
  stores.push(store);
  return { store, requests };
}

const noSubscription = { subscribe: false };

test('the list of games sends category, page and limit', async () => {
  const { store, requests } = storeOver(() => ({ data: { games: { rows: [GAME], count: 1 } } }));
  const { data } = await store.dispatch(
    gamesEndpoint.initiate({ category: 'ways', pageNo: 2, limit: 60 }, noSubscription),
  );
  expect(requests[0]).toMatchObject({
    path: '/api/core/casino/games',
    query: { category: 'ways', pageNo: 2, limit: 60 },
  });
  expect(data?.games).toHaveLength(1);
});

test('an error of the backend keeps its code for the screen', async () => {
  const { store } = storeOver(() => Promise.reject({ code: 'GAME_NOT_FOUND', message: 'GAME NOT FOUND' }));
  const { error } = await store.dispatch(gameEndpoint.initiate({ game: 'nope' }, noSubscription));
  expect(error).toEqual({ code: 'GAME_NOT_FOUND', message: 'GAME NOT FOUND' });
});

test('a slug cannot leave its place in the address', async () => {
  const { store, requests } = storeOver(() => ({}));
  await store.dispatch(gameEndpoint.initiate({ game: '../../user/x?y' }, noSubscription));
  expect(requests[0]?.path).toBe('/api/core/casino/games/..%2F..%2Fuser%2Fx%3Fy');
});

test('rows of the home page: one that fails is empty and marks the answer, all that fail are an error', async () => {
  const ok = { data: { games: { rows: [GAME], count: 1 } } };
  const partly = storeOver(({ query }) => (query?.category === 'new' ? Promise.reject({ code: 'X' }) : ok));
  const ask = { categories: ['popular', 'new'], limit: 16 };
  const { data } = await partly.store.dispatch(gameRowsEndpoint.initiate(ask, noSubscription));
  expect(data).toMatchObject({ complete: false, rows: [[{ id: 'kraken-tides' }], []] });
  const { store } = storeOver(() => Promise.reject({ code: 'X' }));
  expect((await store.dispatch(gameRowsEndpoint.initiate(ask, noSubscription))).error).toEqual({ code: 'X' });
});
