import type { Category, GameSummary, Volatility } from '@/domain/game/game';
import type { GameFeature, GameSort, LobbyQuery } from './lobbyQuery';

/** Tiles per lobby page: five rows of eight (L20). A multiple of eight, so that what follows comes in whole pages. */
export const LOBBY_PAGE_SIZE = 40;
/** The category of live tables, whose lists have 16:10 tiles. */
export const LIVE_CATEGORY = 'live-casino';
/** Tiles per row on the home page. */
export const ROW_SIZE = 16;

export type GamesQuery = {
  category?: string;
  /** Comma-separated ids. */
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

/** Backend query for one page of a list. Server and browser use this same form, so cached answers match. */
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

/** Covers per hero slide, and the most games an operator may name for the hero: three slides. */
export const HERO_COVERS = 3;
export const MAX_HERO_GAMES = 9;

/**
 * The hero's covers, slide by slide: the games the operator named, filled up with popular ones so no slide has a gap;
 * three popular games when none is named.
 */
export function heroSlides(named: readonly GameSummary[], popular: readonly GameSummary[]): GameSummary[][] {
  const others = popular.filter(({ id }) => named.every((game) => game.id !== id));
  const count = Math.max(1, Math.ceil(named.length / HERO_COVERS));
  const games = [...named, ...others].slice(0, count * HERO_COVERS);
  return Array.from({ length: count }, (_, slide) => games.slice(slide * HERO_COVERS, (slide + 1) * HERO_COVERS));
}

/** A row of fewer tiles looks like a mistake; the category's page still has them. */
const LEAST_TILES = 4;

/**
 * Rows of at most `size` games in which no game stands twice: the first row with a game keeps it (L21). A row after the
 * first with games is emptied when fewer than four are left.
 */
export function distinctRows(rows: readonly (readonly GameSummary[])[], size = ROW_SIZE): GameSummary[][] {
  const seen = new Set<string>();
  return rows.map((games) => {
    const left = games.filter(({ id }) => !seen.has(id)).slice(0, size);
    if (seen.size > 0 && left.length < LEAST_TILES) return [];
    for (const { id } of left) seen.add(id);
    return left;
  });
}

/** Categories with a row on the home page. */
export const HOME_ROWS = 5;

/** Backend query of the home page: the first games of its first categories. */
export const homeQuery = (categories: readonly Category[]) => ({
  categories: categories.slice(0, HOME_ROWS).map(({ id }) => id),
  limit: ROW_SIZE,
});
