import { type AnswerOf } from '@/contract/wire';
import { type Given, type Routes } from '@/contract/mockBackend/route';

type Tournament = AnswerOf<'tournaments'>['data']['tournaments'][number];

const RACE: Tournament = {
  id: 'race',
  name: 'Daily race',
  startsAt: '2026-01-01T00:00:00.000Z',
  endsAt: '2026-01-02T00:00:00.000Z',
  resultsAt: '2026-01-02T00:02:00.000Z',
  rankingMetric: 'points',
  bestRounds: 20,
  scope: { of: 'all', name: null },
  joining: 'hand',
  prizes: ['50.00', '20.00'],
  prize: '70.00',
  freeSpins: {
    places: 5,
    quantity: 20,
    game: 'book-of-amun',
    gameName: 'Book of Amun',
    stake: '0.10',
    wageringMultiplier: 10,
    daysToActivate: 14,
  },
  currencyCode: 'EUR',
  players: 1,
  example: { rounds: 20, stake: '0.10', houseEdge: 0.04 },
};

const error = (status: number, code: string): Given => ({ status, body: { code, message: code } });
const unknown = error(404, 'TOURNAMENT_NOT_FOUND');

/** A tournament that is over, in which the player had no part. */
export const tournamentRoutes = (): Routes => ({
  'GET /api/user/tournaments/{tournament}': ({ path }) =>
    path.endsWith('/race') ? { body: { data: { joined: false, own: null, around: [] } } } : unknown,
  'POST /api/user/join-tournament': ({ body }) => {
    const { tournament } = body as { tournament?: unknown };
    if (typeof tournament !== 'string') return error(422, 'VALIDATION');
    return tournament === 'race' ? error(409, 'TOURNAMENT_ENDED') : unknown;
  },
});

/** Calls also open to guests. */
export const openTournamentRoutes = (): Routes => ({
  'GET /api/core/casino/tournaments': () => ({ body: { data: { tournaments: [RACE] } } }),
  'GET /api/core/casino/tournaments/{tournament}': ({ path }) =>
    path.endsWith('/race')
      ? {
          body: {
            data: {
              tournament: RACE,
              leaderboard: [{ position: 1, player: 'linnea', score: '12.50', gamesPlayed: 9, prize: '50.00' }],
              games: [],
            },
          },
        }
      : unknown,
});
