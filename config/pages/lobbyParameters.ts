/**
 * Query parameters of the lobby and their valid values: the host drops all others, so no page is cached for a
 * meaningless address (config/pages/pages.ts). Parsed and written by domain/lobby/lobbyQuery.ts.
 */

export const SORTS = ['popular', 'new', 'name', 'rtp'] as const;
export const VOLATILITIES = ['low', 'medium', 'high'] as const;
/** Pay mechanics and features of a game (contract, `Feature`). */
export const FEATURES = [
  'lines',
  'ways',
  'scatter-pays',
  'both-ways',
  'stacked',
  'wild',
  'expanding-wild',
  'multiplier-wild',
  'free-spins',
  'respin',
  'hold-and-spin',
  'multiplier',
  'rising-multiplier',
  'random-multiplier',
  'dice',
  'roulette',
  'baccarat',
  'live',
  'provably-fair',
] as const;

/** Maximum studios per address. */
export const MAX_STUDIOS = 5;

/** Maximum length of a search text, in characters. */
export const MAX_TEXT = 40;

const anyOf = (words: readonly string[]) => new RegExp(`^(?:${words.join('|')})$`);

/** Percent from 80 to 100, in steps of 0.5. */
const RTP = /^(?:[89]\d(?:\.5)?|100)$/;

const STUDIO = '[a-z0-9-]{1,40}';

/** Parameter → valid trimmed values, in the order they appear in an address. */
export const LOBBY_PARAMETERS = {
  category: /^[a-z0-9-]{1,40}$/,
  studio: new RegExp(`^${STUDIO}(?:,${STUDIO}){0,${MAX_STUDIOS - 1}}$`),
  volatility: anyOf(VOLATILITIES),
  feature: anyOf(FEATURES),
  rtpFrom: RTP,
  rtpTo: RTP,
  /** Without signs that are not seen, but for those that keyboards write within words (soft hyphen, joiners, marks). */
  text: new RegExp(`^(?:[^\\p{C}]|[\\u00ad\\u200c-\\u200f]){1,${MAX_TEXT}}$`, 'u'),
  sort: anyOf(SORTS.slice(1)),
  page: /^[1-9]\d{0,3}$/,
  /** Shows the filters as part of the page, for browsers without JavaScript. */
  filters: /^open$/,
} as const satisfies Record<string, RegExp>;

export type LobbyParameter = keyof typeof LOBBY_PARAMETERS;
