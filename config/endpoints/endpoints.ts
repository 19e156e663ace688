/**
 * Addresses of the backend calls, one line each: together with accountEndpoints.ts, moneyEndpoints.ts,
 * withdrawalEndpoints.ts, historyEndpoints.ts and bonusEndpoints.ts the only place that knows them.
 * Source: contract/openapi.yaml.
 */
export const ENDPOINTS = {
  settings: { method: 'GET', path: '/api/core/casino/settings2' },
  locale: { method: 'GET', path: '/api/core/casino/locales/{lng}.json' },
  categories: { method: 'GET', path: '/api/admin/get-full-category-list' },
  games: { method: 'GET', path: '/api/core/casino/games' },
  game: { method: 'GET', path: '/api/core/casino/games/{game}' },
  studios: { method: 'GET', path: '/api/core/casino/studios' },
  searchIndex: { method: 'GET', path: '/api/core/casino/search-index' },
  similarGames: { method: 'GET', path: '/api/core/casino/games/{game}/similar' },
  location: { method: 'GET', path: '/api/admin/get-location' },
  countries: { method: 'GET', path: '/api/admin/get-all-country' },
  launchGame: { method: 'POST', path: '/api/user/launch-game' },
} as const satisfies Record<string, Endpoint>;

/** How a call of the backend is addressed. */
export type Endpoint = { readonly method: 'GET' | 'POST' | 'PUT'; readonly path: string };

/** Static assets of the operator: pictures, logos (CONF-32). */
const ASSETS = '/api/core/casino/assets/';

/** The address of an asset named by the backend, e.g. "brand/logo.svg". */
export const assetUrl = (path: string): string =>
  ASSETS + path.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/');
