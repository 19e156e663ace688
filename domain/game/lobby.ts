import type { Category } from './game';

/** Tiles of a lobby page: two rows at eight columns. Each tile is a fortieth of the page's cost on the server. */
export const LOBBY_PAGE_SIZE = 16;
/** Tiles of a row on the home page. */
export const ROW_SIZE = 16;

/** The page a visitor asks for in the address: a whole number from 1; anything else is the first. */
export function pageNumber(value: string | undefined): number {
  return /^[1-9]\d{0,4}$/.test(value ?? '') ? Number(value) : 1;
}

/** The query of one page of the lobby. Server and browser build it the same way, so that the answer is found again. */
export const lobbyQuery = (category: string | undefined, page: number) => ({
  ...(category ? { category } : {}),
  pageNo: page,
  limit: LOBBY_PAGE_SIZE,
});

/** How many rows the home page has at most. */
const HOME_ROWS = 5;

/** The query behind the home page: the first games of its first categories. */
export const homeQuery = (categories: readonly Category[]) => ({
  categories: categories.slice(0, HOME_ROWS).map(({ id }) => id),
  limit: ROW_SIZE,
});
