/**
 * Backend endpoints. The files of config/endpoints/ (account.ts, bonuses.ts, cashier.ts, chat.ts, game.ts, history.ts,
 * inbox.ts, referral.ts, rewards.ts, safety.ts, security.ts, tournaments.ts, wins.ts, withdrawal.ts and this one) are the only
 * place with these paths. Source: contract/openapi.yaml.
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

export type Endpoint = { readonly method: 'GET' | 'POST' | 'PUT'; readonly path: string };

/** The operator's static assets: pictures, logos (CONF-32). */
export const ASSETS = '/api/core/casino/assets/';

/**
 * URL of an asset as the backend names it: "brand/logo.svg" below the assets, the same address in full, or one of
 * another site (CONF-32, B07).
 */
export const assetUrl = (path: string): string =>
  path.startsWith(ASSETS) || /^(?:https?:)?\/\//.test(path)
    ? path
    : ASSETS + path.replace(/^\/+/, '').split('/').map(encodeURIComponent).join('/');
