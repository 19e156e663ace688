import fc from 'fast-check';
import {
  averageCost,
  byState,
  prizeLines,
  shownPlaces,
  timeLeft,
  tournamentState,
  type Standing,
  type Tournament,
} from './tournaments';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
const race = (id: string, from: number, to: number) => ({ id, startsAt: at(from), endsAt: at(to) }) as Tournament;

test.each([
  ['soon', 1, 60],
  ['running', 0, 60],
  ['running', -60, 1],
  ['ended', -60, 0],
] as const)('ENG-03 a tournament is %s from %i to %i minutes', (state, from, to) => {
  expect(tournamentState(race('a', from, to), NOW)).toBe(state);
});

test('running ones are sorted by their end, announced ones by their start, ended ones latest first', () => {
  const all = [
    race('late', -5, 90),
    race('next', 10, 20),
    race('old', -90, -50),
    race('first', -5, 5),
    race('far', 500, 600),
    race('new', -90, -1),
  ];
  const ids = Object.entries(byState(all, NOW)).map(([state, list]) => [state, list.map(({ id }) => id)]);
  expect(Object.fromEntries(ids)).toEqual({
    running: ['first', 'late'],
    soon: ['next', 'far'],
    ended: ['new', 'old'],
  });
});

test.each([
  [at(0), { days: 0, hours: 0, minutes: 0 }],
  [at(-5), { days: 0, hours: 0, minutes: 0 }],
  [at(0.2), { days: 0, hours: 0, minutes: 1 }],
  [at(60), { days: 0, hours: 1, minutes: 0 }],
  [at(28 * 60 + 37), { days: 1, hours: 4, minutes: 37 }],
])('the time to %s is %o', (instant, left) => {
  expect(timeLeft(instant, NOW)).toEqual(left);
});

test.each([
  [{ rounds: 20, stake: '0.10', houseEdge: 0.04 }, 'EUR', { staked: '2.00', cost: '0.08' }],
  [{ rounds: 1, stake: '0.10', houseEdge: 0.0412 }, 'EUR', { staked: '0.10', cost: '0.01' }],
  [{ rounds: 100, stake: '10', houseEdge: 0.05 }, 'JPY', { staked: '1000', cost: '50' }],
  [{ rounds: 0, stake: '0.10', houseEdge: 0.04 }, 'EUR', null],
  [{ rounds: 20, stake: 'x', houseEdge: 0.04 }, 'EUR', null],
  [{ rounds: 20, stake: '0.10', houseEdge: 0 }, 'EUR', null],
  [{ rounds: 20, stake: '0.10', houseEdge: Number.NaN }, 'EUR', null],
])('the cost of %o in %s is %o', (example, currency, cost) => {
  expect(averageCost(example, currency)).toEqual(cost);
});

test('the leaderboard has each place once and in order, however the two lists overlap', () => {
  const places = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({ position: from + index }) as Standing);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (players, own) => {
      const mine = Math.min(own, players);
      const shown = shownPlaces(
        places(1, Math.min(10, players)),
        places(Math.max(1, mine - 5), Math.min(players, mine + 5)),
      );
      const positions = shown.map(({ position }) => position);
      expect(positions).toEqual([...new Set(positions)].toSorted((one, other) => one - other));
      expect(positions).toContain(mine);
    }),
  );
});

test('where both name a place, the one around the player counts', () => {
  const [old, fresh] = [
    { position: 1, player: 'linnea' },
    { position: 1, player: null },
  ] as const;
  expect(shownPlaces([old as Standing], [fresh as Standing])).toEqual([fresh]);
});

test.each([
  [[], []],
  [['5.00'], ['1-1 5.00']],
  [
    ['5.00', '2.00', '2.00', '1.00'],
    ['1-1 5.00', '2-3 2.00', '4-4 1.00'],
  ],
])('prizes %o are the lines %o', (prizes, lines) => {
  expect(prizeLines(prizes).map(({ from, to, prize }) => `${from}-${to} ${prize}`)).toEqual(lines);
});
