import { type Given, type Routes } from '@/contract/mockBackend/route';

const error = (status: number, code: string): Given => ({ status, body: { code, message: code } });

const STATISTICS = {
  player: null,
  joinedDate: '2026-01-01',
  totalBets: 0,
  wins: 0,
  losses: 0,
  games: 0,
  latestRaces: [],
};

/** Figures of a player who has not played. */
export const statisticsRoutes = (): Routes => ({
  'GET /api/user/statistics': () => ({ body: { data: { statistics: STATISTICS } } }),
});

/** Calls also open to guests, of a casino in which nobody has played. */
export const openWinRoutes = (): Routes => ({
  'GET /api/core/casino/wins': ({ query }) =>
    query.get('list') === 'none' ? error(422, 'VALIDATION') : { body: { data: { wins: [] } } },
  'GET /api/core/casino/players/nobody/statistics': () => error(404, 'PLAYER_NOT_FOUND'),
});
