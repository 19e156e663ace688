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

/** What the games of a list must have; null and empty ask for nothing. */
export type LobbyFilters = {
  /** Ids, sorted; a game of any of them is meant. */
  studios: readonly string[];
  volatility: Volatility | null;
  feature: GameFeature | null;
  /** Return to player in percent, itself included. */
  rtpFrom: number | null;
  rtpTo: number | null;
  /** Words of the name of the game or its studio. */
  text: string;
};

/** Which games, in which order: all that an address of the lobby says but the page. */
export type LobbyQuery = LobbyFilters & { category: string | null; sort: GameSort };

export const NO_FILTERS: LobbyFilters = {
  studios: [],
  volatility: null,
  feature: null,
  rtpFrom: null,
  rtpTo: null,
  text: '',
};

/** The lobby as its bare address shows it. */
export const ALL_GAMES: LobbyQuery = { ...NO_FILTERS, category: null, sort: 'popular' };

/** How an address is asked for one of its parameters. */
export type Parameter = (name: string) => string | undefined;

/** What an address of the lobby asks for. Anything the site would not have written itself counts as not there. */
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

/** The page a visitor asks for in the address: a whole number from 1; anything else is the first. */
export const pageNumber = (value: string | undefined): number =>
  value !== undefined && LOBBY_PARAMETERS.page.test(value) ? Number(value) : 1;

/** The parameters of an address, in order, each a text; what says nothing is left out. */
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

/** The address of a list, without language; `page` counts from 1. */
export function lobbyAddress(query: LobbyQuery, page = 1): string {
  const [path = '', own = ''] = lobbyHref(query.category ?? undefined).split('?');
  const search = new URLSearchParams(own);
  for (const [name, value] of lobbyParameters(query)) search.set(name, value);
  if (page > 1) search.set('page', String(page));
  // A comma may stand in an address as it is.
  return search.size > 0 ? `${path}?${search.toString().replaceAll('%2C', ',')}` : path;
}

/** How many filters are set; a range of returns is one. */
export function filterCount({ studios, volatility, feature, rtpFrom, rtpTo, text }: LobbyFilters): number {
  const set = [volatility !== null, feature !== null, rtpFrom !== null || rtpTo !== null, text !== ''];
  return studios.length + set.filter(Boolean).length;
}
