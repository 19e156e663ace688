/**
 * What an address of the lobby may say, and the only values it may have: the host drops all others, so that no page is
 * kept for an address that means nothing (config/pages/pages.ts). domain/lobby/lobbyQuery.ts reads and writes them.
 */

export const SORTS = ['popular', 'new', 'name', 'rtp'] as const;
export const VOLATILITIES = ['low', 'medium', 'high'] as const;
/** How a game pays, and what it adds to that (contract, `Feature`). */
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
  'live',
  'provably-fair',
] as const;

/** How many studios one address may name. */
export const MAX_STUDIOS = 5;

/** The longest text to look for, in characters. */
export const MAX_TEXT = 40;

const anyOf = (words: readonly string[]) => new RegExp(`^(?:${words.join('|')})$`);

/** Percent from 80 to 100 in halves. */
const RTP = /^(?:[89]\d(?:\.5)?|100)$/;

const STUDIO = '[a-z0-9-]{1,40}';

/** Parameter → what it may be, without space around it; in the order in which an address has them. */
export const LOBBY_PARAMETERS = {
  category: /^[a-z0-9-]{1,40}$/,
  studio: new RegExp(`^${STUDIO}(?:,${STUDIO}){0,${MAX_STUDIOS - 1}}$`),
  volatility: anyOf(VOLATILITIES),
  feature: anyOf(FEATURES),
  rtpFrom: RTP,
  rtpTo: RTP,
  text: new RegExp(`^[^\\p{C}]{1,${MAX_TEXT}}$`, 'u'),
  sort: anyOf(SORTS.slice(1)),
  page: /^[1-9]\d{0,3}$/,
  /** The filters as a part of the page, for browsers without script. */
  filters: /^open$/,
} as const satisfies Record<string, RegExp>;

export type LobbyParameter = keyof typeof LOBBY_PARAMETERS;
