import { sampleGames } from '@/tests/sampleGames';
import { nextGames } from './gridRows';

const games = sampleGames(6);
const drawn =
  (...indices: number[]) =>
  (index: number) =>
    indices.includes(index);

const indices = (of: readonly unknown[]) => [...of.keys()].filter((index) => of[index]);

test.each([
  ['what is there stays, and the next two come', drawn(0, 1), 0, 2, [0, 1, 2, 3]],
  ['all that is new comes where there is room', drawn(), 0, 9, [0, 1, 2, 3, 4, 5]],
  ['rows on the screen come before those above it', drawn(), 3, 2, [3, 4]],
  ['rows above the screen come when those on it are there', drawn(3, 4, 5), 3, 2, [0, 1, 3, 4, 5]],
  ['nothing is new', drawn(0, 1, 2, 3, 4, 5), 3, 2, [0, 1, 2, 3, 4, 5]],
])('%s', (_, isDrawn, first, room, expected) => {
  expect(indices(nextGames(games, isDrawn, first, room))).toEqual(expected);
});

test('a game that has not come takes no room', () => {
  expect(indices(nextGames([undefined, ...games.slice(1)], drawn(), 0, 2))).toEqual([1, 2]);
});
