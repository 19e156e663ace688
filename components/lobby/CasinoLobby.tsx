import type { Category } from '@/domain/game/game';
import { LOBBY_PAGE_SIZE, lobbyQuery } from '@/domain/game/lobby';
import { useGamesQuery } from '@/services/games';
import { LobbyScreen } from './LobbyScreen';

export type LobbyProps = { categories: readonly Category[]; category: string | null; page: number };

/** All games, or those of a category, a page at a time. The first paint comes with the page's own data. */
export function CasinoLobby({ categories, category, page }: LobbyProps) {
  const { data, isError, isFetching, refetch } = useGamesQuery(lobbyQuery(category ?? undefined, page));
  const current = categories.find(({ id }) => id === category) ?? null;
  const state = data ? (data.games.length > 0 ? 'content' : 'empty') : isError && !isFetching ? 'error' : 'loading';
  return (
    <LobbyScreen
      categories={categories}
      currentCategory={current}
      games={data?.games ?? []}
      count={data?.count ?? 0}
      page={page}
      pages={Math.ceil((data?.count ?? 0) / LOBBY_PAGE_SIZE)}
      state={state}
      onRetry={() => void refetch()}
    />
  );
}
