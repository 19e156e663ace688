import { ENDPOINTS } from '@/config/endpoints/endpoints';
import type { IndexedGame } from '@/domain/lobby/search/found';
import { call, type HttpCall } from '@/services/http/call';
import { bag, number, rowsOf, text, toId } from '@/services/http/parse';

/** Reads what every list of games says of one; null without id or name. */
export function toIndexedGame(wire: unknown): IndexedGame | null {
  const game = bag(wire);
  const id = toId(game.id);
  const name = text(game.name);
  if (id === null || name === null) return null;
  const studio = bag(game.studio);
  return {
    id,
    name,
    studio: { id: toId(studio.id) ?? '', name: text(studio.name) ?? '' },
    thumbnail: text(game.thumbnail),
    returnToPlayer: number(game.returnToPlayer) ?? 0,
  };
}

/** Reads the index; throws Malformed without one. */
export const toSearchIndex = (wire: unknown): IndexedGame[] => rowsOf(bag(bag(wire).data).games, toIndexedGame);

/** The whole catalogue, most popular game first. The browser may cache the answer; rejects when none comes. */
export const fetchSearchIndex = async (http: HttpCall): Promise<IndexedGame[]> =>
  toSearchIndex(await http({ ...call(ENDPOINTS.searchIndex), cacheable: true }));
