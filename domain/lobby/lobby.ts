import type { Category, GameSummary, Volatility } from '@/domain/game/game';
import type { GameFeature, GameSort, LobbyQuery } from './lobbyQuery';

/** Tiles of a lobby page: two rows at eight columns. Each tile is a fortieth of the page's cost on the server. */
export const LOBBY_PAGE_SIZE = 16;
/** Tiles of a row on the home page. */
export const ROW_SIZE = 16;

/** What the backend is asked for. */
export type GamesQuery = {
  category?: string;
  /** Ids with commas between them. */
  studio?: string;
  volatility?: Volatility;
  feature?: GameFeature;
  rtpFrom?: number;
  rtpTo?: number;
  text?: string;
  sort?: GameSort;
  pageNo: number;
  limit: number;
};

/** The question for one page of a list. Server and browser write it the same way, so that the answer is found again. */
export function gamesQuery(query: LobbyQuery, pageNo: number, limit = LOBBY_PAGE_SIZE): GamesQuery {
  const { category, studios, volatility, feature, rtpFrom, rtpTo, text, sort } = query;
  return {
    ...(category !== null && { category }),
    ...(studios.length > 0 && { studio: studios.join(',') }),
    ...(volatility && { volatility }),
    ...(feature && { feature }),
    ...(rtpFrom !== null && { rtpFrom }),
    ...(rtpTo !== null && { rtpTo }),
    ...(text && { text }),
    ...(sort !== 'popular' && { sort }),
    pageNo,
    limit,
  };
}

/** Covers of a slide of the hero, and how many games an operator may name for it: three slides. */
export const HERO_COVERS = 3;
export const MAX_HERO_GAMES = 9;

/**
 * The covers of the hero, slide by slide: the games the operator named, topped up from the popular ones so that no slide
 * has a gap; three popular ones when none is named.
 */
export function heroSlides(named: readonly GameSummary[], popular: readonly GameSummary[]): GameSummary[][] {
  const others = popular.filter(({ id }) => named.every((game) => game.id !== id));
  const count = Math.max(1, Math.ceil(named.length / HERO_COVERS));
  const games = [...named, ...others].slice(0, count * HERO_COVERS);
  return Array.from({ length: count }, (_, slide) => games.slice(slide * HERO_COVERS, (slide + 1) * HERO_COVERS));
}

/** How many rows the home page has at most. */
const HOME_ROWS = 5;

/** The query behind the home page: the first games of its first categories. */
export const homeQuery = (categories: readonly Category[]) => ({
  categories: categories.slice(0, HOME_ROWS).map(({ id }) => id),
  limit: ROW_SIZE,
});
