import { useRouter } from 'next/router';
import { pageNumber, readLobby, type LobbyQuery } from '@/domain/lobby/lobbyQuery';

/** The lobby query in the page's URL, the same on the server and in the browser. `category` is the list's own. */
export function useLobbyQuery(category: string | null): { query: LobbyQuery; page: number; formOpen: boolean } {
  const { query: given } = useRouter();
  const param = (name: string) => {
    const value = given[name];
    return Array.isArray(value) ? value[0] : value;
  };
  return {
    query: readLobby(param, category),
    page: pageNumber(param('page')),
    formOpen: param('filters') === 'open',
  };
}
