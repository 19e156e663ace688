import type { GameSummary } from './game';

/**
 * Games stored in a guest's browser: favourites and recently played. The stored JSON lists the latest first, with what
 * a tile shows; invalid entries are ignored.
 */

export const DEVICE_GAMES_KEPT = 24;

const MAX_TEXT = 200;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_TEXT;

type Stored = { id: string; name: string; studio: string; thumbnail: string | null; returnToPlayer: number };

const stored = ({ id, name, studio, thumbnail, returnToPlayer }: GameSummary): Stored => ({
  id,
  name,
  studio: studio.name,
  thumbnail,
  returnToPlayer,
});

function readGame(value: unknown): GameSummary | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, studio, thumbnail, returnToPlayer } = value as Readonly<Record<string, unknown>>;
  if (!isText(id) || !isText(name)) return null;
  return {
    id,
    name,
    studio: { id: '', name: isText(studio) ? studio : '' },
    thumbnail: isText(thumbnail) ? thumbnail : null,
    returnToPlayer: typeof returnToPlayer === 'number' && Number.isFinite(returnToPlayer) ? returnToPlayer : 0,
    volatility: null,
    features: [],
    isNew: false,
    demo: false,
    releaseDate: '',
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Parses a stored list, without duplicates. */
export function readDeviceGames(text: string | null): GameSummary[] {
  const list = text === null ? null : parsed(text);
  if (!Array.isArray(list)) return [];
  const byId = new Map<string, GameSummary>();
  for (const value of list) {
    const game = readGame(value);
    if (game && !byId.has(game.id)) byId.set(game.id, game);
  }
  return [...byId.values()].slice(0, DEVICE_GAMES_KEPT);
}

/** The list without a game. */
export const withoutGame = (games: readonly GameSummary[], id: string): GameSummary[] =>
  games.filter((game) => game.id !== id);

/** The list with a game moved to the front; the oldest is dropped when it is full. */
export const withGame = (games: readonly GameSummary[], game: GameSummary): GameSummary[] =>
  [game, ...withoutGame(games, game.id)].slice(0, DEVICE_GAMES_KEPT);

/** The JSON to store; null for an empty list. */
export const writeDeviceGames = (games: readonly GameSummary[]): string | null =>
  games.length > 0 ? JSON.stringify(games.map(stored)) : null;
