import { makeStore } from '@/store/store';
import type { HttpRequest } from '@/services/http/call';
import { favouritesEndpoint, mergeGamesEndpoint, recentGamesEndpoint, setFavouriteEndpoint } from './favourites';
import { toGameSummary } from './games';

const wire = (id: string) => ({ id, name: `Name of ${id}`, studio: { id: 's', name: 'Tavola' } });
const game = (id: string) => toGameSummary(wire(id))!;
const rows = (...ids: string[]) => ({ data: { games: ids.map(wire) } });

function backend(answers: Record<string, unknown>) {
  const asked: HttpRequest[] = [];
  const store = makeStore({
    http: async (request) => {
      asked.push(request);
      const answer = answers[request.path];
      if (answer === undefined) throw { message: 'Something went wrong', network: true };
      return answer;
    },
  });
  return { store, asked, answers };
}

const FAVOURITES = '/api/user/favourites';
const idsIn = (store: ReturnType<typeof makeStore>) =>
  favouritesEndpoint
    .select()(store.getState())
    .data?.map(({ id }) => id);

test('GAME-03 favourites and recent games come as the backend orders them, and only with a token', async () => {
  const { store, asked } = backend({ [FAVOURITES]: rows('b', 'a'), '/api/user/recent-games': rows('c') });
  const favourites = await store.dispatch(favouritesEndpoint.initiate());
  const recent = await store.dispatch(recentGamesEndpoint.initiate());
  expect([favourites.data, recent.data]).toEqual([[game('b'), game('a')], [game('c')]]);
  expect(asked.map(({ needsToken }) => needsToken)).toEqual([true, true]);
});

test('GAME-04 a game is added in front, and taken away again, each with a key of its own', async () => {
  const { store, asked } = backend({
    [FAVOURITES]: rows('a'),
    '/api/user/add-favourite': { data: { success: true } },
    '/api/user/remove-favourite': { data: { success: true } },
  });
  await store.dispatch(favouritesEndpoint.initiate());
  await store.dispatch(setFavouriteEndpoint.initiate({ game: game('b'), on: true, intent: 'k1' }));
  expect(idsIn(store)).toEqual(['b', 'a']);
  await store.dispatch(setFavouriteEndpoint.initiate({ game: game('b'), on: false, intent: 'k2' }));
  expect(idsIn(store)).toEqual(['a']);
  expect(asked.slice(1)).toMatchObject([
    { path: '/api/user/add-favourite', body: { game: 'b' }, idempotencyKey: 'k1' },
    { path: '/api/user/remove-favourite', body: { game: 'b' }, idempotencyKey: 'k2' },
  ]);
});

test('after an answer that was lost the list is what the backend says', async () => {
  const { store, answers } = backend({ [FAVOURITES]: rows('a') });
  await store.dispatch(favouritesEndpoint.initiate());
  answers[FAVOURITES] = rows('b', 'a');
  await store.dispatch(setFavouriteEndpoint.initiate({ game: game('b'), on: true, intent: 'k1' }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(idsIn(store)).toEqual(['b', 'a']);
});

test('what the device kept is handed over at once, and all favourites come back', async () => {
  const { store, asked } = backend({ '/api/user/merge-favourites': rows('b', 'a') });
  await store.dispatch(mergeGamesEndpoint.initiate({ list: 'favourites', games: ['b'], intent: 'k1' }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked[0]).toMatchObject({ body: { games: ['b'] }, idempotencyKey: 'k1', needsToken: true });
  expect(idsIn(store)).toEqual(['b', 'a']);
});
