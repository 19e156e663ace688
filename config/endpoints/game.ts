import type { Endpoint } from './endpoints';

/** Backend endpoints of real-money play and the player's preferences. */
export const PLAY_ENDPOINTS = {
  playSession: { method: 'GET', path: '/api/user/play-session' },
  acknowledgeRealityCheck: { method: 'POST', path: '/api/user/acknowledge-reality-check' },
  setSessionBounds: { method: 'POST', path: '/api/user/session-bounds' },
  setPreferences: { method: 'PUT', path: '/api/user/preferences' },
} as const satisfies Record<string, Endpoint>;
