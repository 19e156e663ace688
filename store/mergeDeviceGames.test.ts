import { deviceGames, keepGame } from '@/services/lobby/deviceGames';
import { toGameSummary } from '@/services/lobby/games';
import { playerStore, type Answers } from '@/tests/support/player';
import { mergeDeviceGames } from './mergeDeviceGames';

const wire = (id: string) => ({ id, name: `Name of ${id}` });
const game = (id: string) => toGameSummary(wire(id))!;
const ids = (list: 'favourites' | 'recentGames') => deviceGames(list).map(({ id }) => id);

afterEach(() => localStorage.clear());

async function merge(answers: Answers) {
  const { store, asked } = await playerStore(answers);
  await store.dispatch(mergeDeviceGames());
  return asked;
}

test('the account takes over both lists, the latest first, and the device forgets them', async () => {
  for (const id of ['a', 'b']) keepGame('favourites', game(id));
  keepGame('recentGames', game('c'));
  const asked = await merge({
    '/api/user/merge-favourites': { data: { games: [wire('b'), wire('a')] } },
    '/api/user/merge-recent-games': { data: { games: [wire('c')] } },
  });
  expect(asked.map(({ path, body }) => [path, body])).toEqual([
    ['/api/user/merge-favourites', { games: ['b', 'a'] }],
    ['/api/user/merge-recent-games', { games: ['c'] }],
  ]);
  expect([ids('favourites'), ids('recentGames')]).toEqual([[], []]);
});

test('what was not taken stays for the next time', async () => {
  keepGame('favourites', game('a'));
  keepGame('recentGames', game('c'));
  await merge({ '/api/user/merge-recent-games': { data: { games: [] } } });
  expect([ids('favourites'), ids('recentGames')]).toEqual([['a'], []]);
});

test('a game that was marked while the others were taken over is not lost', async () => {
  keepGame('favourites', game('a'));
  await merge({
    '/api/user/merge-favourites': () => {
      keepGame('favourites', game('b'));
      return { data: { games: [] } };
    },
  });
  expect(ids('favourites')).toEqual(['b']);
});

test('an empty device asks nothing', async () => {
  expect(await merge({})).toEqual([]);
});
