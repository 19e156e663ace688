import { sampleGames } from '@/tests/sampleGames';
import { distinctRows, gamesQuery, heroSlides, homeQuery } from './lobby';
import { ALL_GAMES } from './lobbyQuery';

test('a list asks for what its address says, and for nothing else', () => {
  expect(gamesQuery(ALL_GAMES, 1)).toEqual({ pageNo: 1, limit: 40 });
  const asked = { ...ALL_GAMES, category: 'ways', studios: ['oru', 'tavola'], rtpFrom: 95, sort: 'new' as const };
  expect(gamesQuery(asked, 3, 48)).toEqual({
    category: 'ways',
    studio: 'oru,tavola',
    rtpFrom: 95,
    sort: 'new',
    pageNo: 3,
    limit: 48,
  });
});

test('the home page asks for its first five categories', () => {
  const categories = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, order) => ({
    id,
    name: id,
    order,
    gameCount: 1,
    icon: null,
  }));
  expect(homeQuery(categories).categories).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test.each([
  ['the first row with a game keeps it', ['1 2 3 4', '3 4 5 6 7 8'], ['1 2 3 4', '5 6 7 8']],
  [
    'rows are cut after what they leave to others is taken out',
    ['1 2 3 4 5 6 7 8 9', '1 8 9 10 11'],
    ['1 2 3 4 5', '8 9 10 11'],
  ],
  [
    'fewer than four left: the row goes, its games stay free',
    ['1 2 3 4', '4 5 6', '5 6 7 8'],
    ['1 2 3 4', '', '5 6 7 8'],
  ],
  ['a small house keeps its first row', ['', '1 2', '1 2 3'], ['', '1 2', '']],
])('L21 no game stands in two rows: %s', (_, rows, expected) => {
  const ids = (row: string) => row.split(' ').filter(Boolean);
  const given = rows.map((row) => ids(row).map((id) => ({ ...sampleGames(1)[0]!, id })));
  expect(distinctRows(given, 5).map((row) => row.map(({ id }) => id).join(' '))).toEqual(expected);
});

const games = sampleGames(9);
const idsOf = (slides: ReturnType<typeof heroSlides>) => slides.map((slide) => slide.map(({ id }) => id));

test.each([
  ['none', [], [['game-1', 'game-2', 'game-3']]],
  ['one', [games[2]!], [['game-3', 'game-1', 'game-2']]],
  [
    'four',
    games.slice(5, 9),
    [
      ['game-6', 'game-7', 'game-8'],
      ['game-9', 'game-1', 'game-2'],
    ],
  ],
])('a hero for which %s of the games are named', (_, named, expected) => {
  expect(idsOf(heroSlides(named, games))).toEqual(expected);
});
