import { CASINO, gameHref, searchHref, studioHref } from '@/config/pages/navigation';
import type { Found, IndexedGame } from '@/domain/lobby/search/found';
import type { Mark } from '@/domain/lobby/search/marks';
import { recentKey, type Recent } from '@/domain/lobby/search/recents';

/** A row of the listbox: its link and its content. `key` is unique in the list. */
export type SearchOption = { key: string; href: string; chosen: Recent | null } & (
  | { kind: 'game'; game: IndexedGame; marks: readonly Mark[] }
  | { kind: 'studio'; name: string; gameCount: number; marks: readonly Mark[] }
  | { kind: 'recent'; label: string }
  | { kind: 'showAll'; query: string }
  | { kind: 'allGames' }
);

/** Rows under a heading; the group 'more' has no heading. */
export type OptionGroup = {
  name: 'recent' | 'popular' | 'games' | 'providers' | 'closest' | 'more';
  options: readonly SearchOption[];
};

const gameOption = (game: IndexedGame, marks: readonly Mark[] = []): SearchOption => ({
  kind: 'game',
  key: `game-${game.id}`,
  href: gameHref(game.id),
  chosen: { kind: 'game', id: game.id, name: game.name },
  game,
  marks,
});

function recentOption(recent: Recent, index: number): SearchOption {
  const key = `recent-${index}`;
  switch (recent.kind) {
    case 'text':
      return { kind: 'recent', key, href: searchHref(recent.text), chosen: recent, label: recent.text };
    case 'game':
      return { kind: 'recent', key, href: gameHref(recent.id), chosen: recent, label: recent.name };
    case 'studio':
      return { kind: 'recent', key, href: studioHref(recent.id), chosen: recent, label: recent.name };
  }
}

const allGames: SearchOption = { kind: 'allGames', key: 'all', href: CASINO, chosen: null };

const filled = (groups: readonly OptionGroup[]) => groups.filter(({ options }) => options.length > 0);

/** For an empty field: the recent choices, the popular games that are not among them, and a link to all games. */
export function restingOptions(recents: readonly Recent[], popular: readonly IndexedGame[]): OptionGroup[] {
  const known = new Set(recents.map(recentKey));
  const options = popular.map((game) => gameOption(game)).filter(({ chosen }) => !known.has(recentKey(chosen!)));
  return filled([
    { name: 'recent', options: recents.map(recentOption) },
    { name: 'popular', options },
    { name: 'more', options: popular.length > 0 ? [allGames] : [] },
  ]);
}

const showAll = (query: string): SearchOption => ({
  kind: 'showAll',
  key: 'all',
  href: searchHref(query),
  chosen: { kind: 'text', text: query },
  query,
});

/**
 * Search results. Providers come first when no game's name contains the query. "Show all" opens the lobby, which does
 * not correct typing errors, so it is offered only for exact matches.
 */
export function foundOptions({ query, games, studios, exact, near }: Found): OptionGroup[] {
  const found: OptionGroup = { name: 'games', options: games.map(({ game, marks }) => gameOption(game, marks)) };
  const providers: OptionGroup = {
    name: 'providers',
    options: studios.map(({ id, name, gameCount, marks }) => ({
      kind: 'studio',
      key: `studio-${id}`,
      href: studioHref(id),
      chosen: { kind: 'studio', id, name },
      name,
      gameCount,
      marks,
    })),
  };
  const saysIt = exact && games.some(({ marks }) => marks.length > 0);
  return filled([
    ...(saysIt ? [found, providers] : [providers, found]),
    { name: 'closest', options: near.map((game) => gameOption(game)) },
    { name: 'more', options: [exact && games.length > 0 ? showAll(query) : allGames] },
  ]);
}
