import { toOwnPlace, toStanding, toTournament } from './tournaments';

const WIRE = {
  id: 7,
  name: 'Weekend regatta',
  startsAt: '2026-11-20T00:00:00.000Z',
  endsAt: '2026-11-22T00:00:00.000Z',
  rankingMetric: 'points',
  bestRounds: 20,
  scope: { of: 'category', name: 'Slots' },
  joining: 'hand',
  prizes: ['50.00', 20],
  prize: '70.00',
  currencyCode: 'EUR',
  players: 3,
};

test('a tournament is read, with what it does not say unknown', () => {
  expect(toTournament(WIRE)).toEqual({
    id: '7',
    name: 'Weekend regatta',
    startsAt: '2026-11-20T00:00:00.000Z',
    endsAt: '2026-11-22T00:00:00.000Z',
    resultsAt: null,
    metric: 'points',
    bestRounds: 20,
    scope: { of: 'category', name: 'Slots' },
    joinsItself: false,
    prizes: ['50.00', '20'],
    prize: '70.00',
    freeSpins: null,
    currency: 'EUR',
    players: 3,
    example: null,
  });
});

test.each(['id', 'name', 'startsAt', 'endsAt', 'prize', 'currencyCode'])('without its %s it is left out', (key) => {
  expect(toTournament({ ...WIRE, [key]: undefined })).toBeNull();
});

test('free spins need places and a number; the rest may be unknown', () => {
  const freeSpins = { places: 10, quantity: 20, game: 'a' };
  expect(toTournament({ ...WIRE, freeSpins })?.freeSpins).toEqual({
    places: 10,
    quantity: 20,
    gameName: null,
    stake: null,
    wagering: null,
    daysToActivate: null,
  });
  for (const without of [{ quantity: 20 }, { places: 10 }, { places: 0, quantity: 20 }])
    expect(toTournament({ ...WIRE, freeSpins: without })?.freeSpins).toBeNull();
});

test.each([undefined, null, 'luck', { of: 'luck' }])('joining and scope that are %p are unknown', (said) => {
  expect(toTournament({ ...WIRE, joining: said, scope: said })).toMatchObject({ joinsItself: null, scope: null });
});

test.each([undefined, 'x', ['50.00', null, '20.00']])('prizes %p move no place up: they are unknown', (prizes) => {
  expect(toTournament({ ...WIRE, prizes })?.prizes).toBeNull();
});

test('an own place that cannot be read is unknown, not none', () => {
  const own = (said: unknown) => toOwnPlace({ data: { joined: true, own: said } }).own;
  expect([own(null), own(undefined), own({ position: 2 }), own('x')]).toEqual([null, null, undefined, undefined]);
});

test('a metric that nobody knows is none', () => {
  expect(toTournament({ ...WIRE, rankingMetric: 'luck' })?.metric).toBeNull();
});

test('a place needs its position and score; a hidden name is null', () => {
  expect(toStanding({ position: 1, player: null, score: '4.00' })).toEqual({
    position: 1,
    player: null,
    score: '4.00',
    rounds: null,
    prize: null,
    freeSpins: null,
  });
  expect(toStanding({ player: 'linnea', score: '4.00' })).toBeNull();
  expect(toStanding({ position: 1, player: 'linnea' })).toBeNull();
});

test('ENT-35 the own place carries rank, stakes, result and prize in the own currency', () => {
  const own = {
    position: 2,
    player: null,
    score: '3.00',
    gamesPlayed: 4,
    rank: 1,
    wagered: '6.00',
    netResult: '-1.00',
  };
  expect(toOwnPlace({ data: { joined: true, own: { ...own, ownPrize: '5.00', currencyCode: 'USD' } } })).toEqual({
    joined: true,
    own: {
      position: 2,
      player: null,
      score: '3.00',
      rounds: 4,
      prize: null,
      freeSpins: null,
      rank: '1',
      wagered: '6.00',
      netResult: '-1.00',
      ownPrize: '5.00',
      currency: 'USD',
    },
    around: [],
  });
  expect(() => toOwnPlace({ data: {} })).toThrow();
});
