import type { Endpoint } from './endpoints';

/** Backend endpoints of wins, statistics and a game's pulse. */
export const WIN_ENDPOINTS = {
  wins: { method: 'GET', path: '/api/core/casino/wins' },
  ownStatistics: { method: 'GET', path: '/api/user/statistics' },
  playerStatistics: { method: 'GET', path: '/api/core/casino/players/{player}/statistics' },
  gamePulse: { method: 'GET', path: '/api/core/casino/games/{game}/pulse' },
} as const satisfies Record<string, Endpoint>;
