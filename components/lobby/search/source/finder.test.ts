import fc from 'fast-check';
import { GAMES_SHOWN, type IndexedGame } from '@/domain/lobby/search/found';
import { markedPieces } from '@/domain/lobby/search/marks';
import { createFinder } from './finder';

let count = 0;
const game = (name: string, studio = 'Oru Studios'): IndexedGame => ({
  id: `game-${count++}`,
  name,
  studio: { id: studio.toLowerCase().replaceAll(' ', '-'), name: studio },
  thumbnail: null,
  returnToPlayer: 96,
});

/** Most popular first. */
const CATALOGUE = [
  game('Tides of Gold'),
  game('Kraken Tides', 'Marlstone'),
  game('Gold Rush'),
  game('Gold'),
  game('Café de Paris', 'Gold & Sons'),
  game("Pharaoh's Ledger", 'Bramble Row'),
  game('Orchard Deluxe', 'Gold & Sons'),
  game('كنز الأسد'),
  game('สล็อตทอง'),
];
const find = createFinder(CATALOGUE);
const names = (query: string) => find(query).games.map(({ game: { name } }) => name);

test('the name itself comes first, then names that begin with it, names that say it, and studios; then popularity', () => {
  expect(names('gold')).toEqual(['Gold', 'Gold Rush', 'Tides of Gold', 'Café de Paris', 'Orchard Deluxe']);
  expect(names('ti')).toEqual(['Tides of Gold', 'Kraken Tides']);
  expect(names('orchard gold')).toEqual(['Orchard Deluxe']);
});

test.each([
  ['krakn tids', 'Kraken Tides'],
  ['karken', 'Kraken Tides'],
  ['tides kraken', 'Kraken Tides'],
  ['KRAKEN', 'Kraken Tides'],
  ['cafe', 'Café de Paris'],
  ['pharaohs', "Pharaoh's Ledger"],
  ['pharoah', "Pharaoh's Ledger"],
  ['faraoh', "Pharaoh's Ledger"],
  ['karke', 'Kraken Tides'],
  ['goldrush', 'Gold Rush'],
  ['الاسد', 'كنز الأسد'],
  ['كـنز', 'كنز الأسد'],
  ['สล็อต', 'สล็อตทอง'],
])('%s finds %s first', (query, name) => expect(names(query)[0]).toBe(name));

test('what is said by letters is not mixed with what is nearly so', () => {
  expect(find('gold').exact).toBe(true);
  expect(find('kraken')).toMatchObject({ exact: true, count: 1 });
  expect(find('krakn')).toMatchObject({ exact: false, count: 1 });
});

test('the part of a name that matches is marked, with a typing error the whole word', () => {
  const marked = (query: string) => {
    const { game: found, marks } = find(query).games[0]!;
    return markedPieces(found.name, marks).flatMap((piece) => (piece.marked ? [piece.text] : []));
  };
  expect(marked('kra')).toEqual(['Kra']);
  expect(marked('krakn tids')).toEqual(['Kraken', 'Tides']);
  expect(marked('cafe')).toEqual(['Café']);
  expect(marked('marl')).toEqual([]);
});

test('providers are found by their words, with the number of their games', () => {
  expect(find('gold').studios).toMatchObject([{ id: 'gold-&-sons', name: 'Gold & Sons', gameCount: 2 }]);
  expect(find('row').studios).toMatchObject([{ name: 'Bramble Row', gameCount: 1 }]);
  expect(find('kraken').studios).toEqual([]);
});

test('where nothing is found the names that come nearest are offered', () => {
  expect(find('kraken wonderland')).toMatchObject({ games: [], count: 0, near: [{ name: 'Kraken Tides' }] });
  expect(find('zzzzzz')).toMatchObject({ games: [], near: [] });
});

test('a query without letters finds nothing', () => {
  for (const query of ['', '  ', '!?', '🎰']) expect(find(query)).toMatchObject({ games: [], studios: [], near: [] });
});

test('of many only the first are given, and how many there are', () => {
  const many = createFinder(Array.from({ length: 60 }, (_, index) => game(`Dragon ${index}`)));
  const { games, count: all } = many('dragon');
  expect(games.map(({ game: { name } }) => name)).toEqual(
    Array.from({ length: GAMES_SHOWN }, (_, index) => `Dragon ${index}`),
  );
  expect(all).toBe(60);
});

test('every game is found by the beginning of its name, whatever is typed never breaks it', () => {
  const first = fc.constantFrom(...CATALOGUE);
  fc.assert(
    fc.property(first, fc.integer({ min: 1, max: 20 }), ({ id, name }, length) => {
      const found = find(name.slice(0, length));
      expect(found.games.some((each) => each.game.id === id)).toBe(true);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (query) => {
      const { games, count: all } = find(query);
      expect(games.length).toBe(Math.min(all, GAMES_SHOWN));
    }),
  );
});
