import type { Found, IndexedGame } from '@/domain/lobby/search/found';
import { sampleGame } from '@/tests/sampleGames';
import { foundOptions, restingOptions } from './options';

const game = (id: string): IndexedGame => sampleGame({ id, name: id });
const FOUND: Found = { query: 'oru', games: [], studios: [], count: 0, exact: true, near: [] };
const STUDIO = { id: 'oru', name: 'Oru Studios', gameCount: 3, marks: [[0, 3]] as const };

const shape = (groups: ReturnType<typeof foundOptions>) =>
  groups.map(({ name, options }) => [name, ...options.map(({ href }) => href)]);

test('providers stand first where no game says the words in its name', () => {
  const said = { game: game('oruga'), marks: [[0, 3]] as const };
  const ofStudio = { game: game('big-catch'), marks: [] };
  expect(shape(foundOptions({ ...FOUND, games: [said], studios: [STUDIO] }))).toEqual([
    ['games', '/casino/games/oruga'],
    ['providers', '/casino?studio=oru'],
    ['more', '/casino?text=oru'],
  ]);
  expect(foundOptions({ ...FOUND, games: [ofStudio], studios: [STUDIO] })[0]?.name).toBe('providers');
});

test('all results are offered where the lobby finds them too, else all games', () => {
  const slip = { ...FOUND, games: [{ game: game('oruga'), marks: [] }], exact: false };
  expect(shape(foundOptions(slip)).at(-1)).toEqual(['more', '/casino']);
  expect(shape(foundOptions({ ...FOUND, near: [game('oruga')] }))).toEqual([
    ['closest', '/casino/games/oruga'],
    ['more', '/casino'],
  ]);
});

test('a game chosen lately does not stand among the popular ones again', () => {
  const recents = [
    { kind: 'game', id: 'a', name: 'A' } as const,
    { kind: 'studio', id: 'b', name: 'B' } as const,
    { kind: 'text', text: 'c d' } as const,
  ];
  expect(shape(restingOptions(recents, [game('a'), game('b')]))).toEqual([
    ['recent', '/casino/games/a', '/casino?studio=b', '/casino?text=c%20d'],
    ['popular', '/casino/games/b'],
    ['more', '/casino'],
  ]);
});

test('every line of a list has a key of its own', () => {
  const keys = foundOptions({ ...FOUND, games: [{ game: game('oru'), marks: [] }], studios: [STUDIO] }).flatMap(
    ({ options }) => options.map(({ key }) => key),
  );
  expect(new Set(keys).size).toBe(keys.length);
});
