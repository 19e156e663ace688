import { useState } from 'react';
import { gamesQuery } from '@/domain/lobby/lobby';
import type { LobbyQuery } from '@/domain/lobby/lobbyQuery';
import { useGamesQuery, type GamesPage } from '@/services/lobby/games';
import type { ShownList } from './LobbyScreen';

/** The requested list, or the previous one until it has loaded. */
export function useShownList(query: LobbyQuery, page: number) {
  const { currentData, isError, isFetching, refetch } = useGamesQuery(gamesQuery(query, page));
  const listOf = ({ games, count }: GamesPage): ShownList => ({ query, page, games, count });
  const [came, setCame] = useState(() => currentData && { data: currentData, list: listOf(currentData) });
  if (currentData && currentData !== came?.data) setCame({ data: currentData, list: listOf(currentData) });
  const list = came?.list ?? null;
  const failed = isError && !isFetching;
  const state = failed ? 'error' : !list ? 'loading' : list.games.length > 0 ? 'content' : 'empty';
  return { list, state, busy: isFetching && !currentData, refetch } as const;
}
