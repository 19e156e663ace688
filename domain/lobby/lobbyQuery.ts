import {
  LOBBY_PARAMETERS,
  MAX_STUDIOS,
  type LobbyParameter,
  type FEATURES,
  type SORTS,
} from '@/config/pages/lobbyParameters';
import { lobbyHref } from '@/config/pages/navigation';
import type { Volatility } from '@/domain/game/game';

export type GameFeature = (typeof FEATURES)[number];
export type GameSort = (typeof SORTS)[number];

/** Filters of a game list; null or empty means no filter. */
export type LobbyFilters = {
  /** Sorted ids; a game matches if it is from any of them. */
  studios: readonly string[];
  volatility: Volatility | null;
  feature: GameFeature | null;
  /** Return to player in percent, inclusive. */
  rtpFrom: number | null;
  rtpTo: number | null;
  /** Words from the name of the game or its studio. */
  text: string;
};

/** Everything in a lobby address except the page: filters and sort order. */
export type LobbyQuery = LobbyFilters & { category: string | null; sort: GameSort };

export const NO_FILTERS: LobbyFilters = {
  studios: [],
  volatility: null,
  feature: null,
  rtpFrom: null,
  rtpTo: null,
  text: '',
};

/** The lobby without parameters. */
export const ALL_GAMES: LobbyQuery = { ...NO_FILTERS, category: null, sort: 'popular' };

export type Parameter = (name: string) => string | undefined;

/** Parses a lobby address. Values the site would not write itself are ignored. */
export function readLobby(param: Parameter, category: string | null): LobbyQuery {
  const known = (name: LobbyParameter) => {
    const value = param(name)?.trim();
    return value !== undefined && LOBBY_PARAMETERS[name].test(value) ? value : null;
  };
  const percent = (name: 'rtpFrom' | 'rtpTo') => (known(name) === null ? null : Number(known(name)));
  return {
    category: category ?? known('category'),
    studios: [...new Set(known('studio')?.split(','))].sort(),
    volatility: known('volatility') as Volatility | null,
    feature: known('feature') as GameFeature | null,
    rtpFrom: percent('rtpFrom'),
    rtpTo: percent('rtpTo'),
    text: known('text') ?? '',
    sort: (known('sort') as GameSort | null) ?? 'popular',
  };
}

/** The page number in an address, from 1; 1 if it is invalid. */
export const pageNumber = (value: string | undefined): number =>
  value !== undefined && LOBBY_PARAMETERS.page.test(value) ? Number(value) : 1;

/** Query parameters in canonical order, as strings; empty values and the default sort are left out. */
export function lobbyParameters(query: LobbyQuery): [LobbyParameter, string][] {
  const { studios, volatility, feature, rtpFrom, rtpTo, text, sort } = query;
  const values: [LobbyParameter, string | number | null][] = [
    ['studio', studios.slice(0, MAX_STUDIOS).join(',')],
    ['volatility', volatility],
    ['feature', feature],
    ['rtpFrom', rtpFrom],
    ['rtpTo', rtpTo],
    ['text', text],
    ['sort', sort === 'popular' ? null : sort],
  ];
  return values.flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, String(value)]]));
}

/** Address of a list, without the language prefix; `page` counts from 1. */
export function lobbyAddress(query: LobbyQuery, page = 1): string {
  const [path = '', own = ''] = lobbyHref(query.category ?? undefined).split('?');
  const search = new URLSearchParams(own);
  for (const [name, value] of lobbyParameters(query)) search.set(name, value);
  if (page > 1) search.set('page', String(page));
  // Commas are allowed unescaped in a query string.
  return search.size > 0 ? `${path}?${search.toString().replaceAll('%2C', ',')}` : path;
}

/** Number of active filters; an RTP range counts as one. */
export function filterCount({ studios, volatility, feature, rtpFrom, rtpTo, text }: LobbyFilters): number {
  const set = [volatility !== null, feature !== null, rtpFrom !== null || rtpTo !== null, text !== ''];
  return studios.length + set.filter(Boolean).length;
}
