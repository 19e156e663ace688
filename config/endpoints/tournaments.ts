import type { Endpoint } from './endpoints';

export const TOURNAMENT_ENDPOINTS = {
  tournaments: { method: 'GET', path: '/api/core/casino/tournaments' },
  tournament: { method: 'GET', path: '/api/core/casino/tournaments/{tournament}' },
  tournamentStanding: { method: 'GET', path: '/api/user/tournaments/{tournament}' },
  joinTournament: { method: 'POST', path: '/api/user/join-tournament' },
} as const satisfies Record<string, Endpoint>;
