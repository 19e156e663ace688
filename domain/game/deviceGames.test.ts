import fc from 'fast-check';
import type { GameSummary } from './game';
import { DEVICE_GAMES_KEPT, readDeviceGames, withGame, withoutGame, writeDeviceGames } from './deviceGames';

const game = (id: string): GameSummary => ({
  id,
  name: `Name of ${id}`,
  studio: { id: '', name: 'Tavola' },
  thumbnail: 'games/x.svg',
  returnToPlayer: 96.5,
  volatility: null,
  features: [],
  isNew: false,
  demo: false,
  releaseDate: '',
});

const ids = (games: readonly GameSummary[]) => games.map(({ id }) => id);

test('what was written is read again, tile and all', () => {
  const games = [game('b'), game('a')];
  expect(readDeviceGames(writeDeviceGames(games))).toEqual(games);
});

test('none leave nothing behind', () => {
  expect(writeDeviceGames([])).toBeNull();
  expect(readDeviceGames(null)).toEqual([]);
});

test('a game stands in front, once, and the oldest gives way', () => {
  const many = Array.from({ length: DEVICE_GAMES_KEPT }, (_, index) => game(`g${index}`));
  expect(ids(withGame(many, game('g3')))).toEqual(['g3', ...ids(many).filter((id) => id !== 'g3')]);
  const more = withGame(many, game('new'));
  expect(more).toHaveLength(DEVICE_GAMES_KEPT);
  expect(more[0]!.id).toBe('new');
  expect(ids(withoutGame(more, 'new'))).toEqual(ids(many).slice(0, -1));
});

test.each([
  ['no JSON', '{'],
  ['no list', '{"id":"a"}'],
  ['no games', '[1,null,"a",[],{"id":"a"},{"name":"A"},{"id":"","name":"A"}]'],
  ['names beyond any name', JSON.stringify([{ id: 'a', name: 'x'.repeat(201) }])],
])('%s is read as none', (_, text) => {
  expect(readDeviceGames(text)).toEqual([]);
});

test('whatever is stored, only games come out, each once and not too many', () => {
  const entry = fc.oneof(fc.jsonValue(), fc.record({ id: fc.constantFrom('a', 'b'), name: fc.jsonValue() }));
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 60 }), (list) => {
      const games = readDeviceGames(JSON.stringify(list));
      expect(new Set(ids(games)).size).toBe(games.length);
      expect(games.length).toBeLessThanOrEqual(DEVICE_GAMES_KEPT);
      for (const { id, name } of games) expect([typeof id, typeof name]).toEqual(['string', 'string']);
    }),
  );
});
