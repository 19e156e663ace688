import { useSyncExternalStore } from 'react';
import { useIsAuthenticated } from '@/hooks/player/useAuth';
import { readStored, STORED } from '@/services/browser/storage';
import { watchedValue } from './watchedValue';
import { setChatOpen } from './chatOpen';
import { useChatOffered } from './useChatOffered';

/** What a player is about to share: the backend knows its figures by the id. `game` is the name that the player sees. */
export type OfferedShare =
  | { kind: 'win'; id: string; game: string }
  | { kind: 'statistics' }
  | { kind: 'pulse'; id: string; game: string };

/** With the session it was offered in: nobody shares another player's. */
const offered = watchedValue<{ share: OfferedShare | null; session: string | null }>({ share: null, session: null });

/** Puts something beside the chat's field, or takes it away. */
export const offerShare = (share: OfferedShare | null): void =>
  offered.set({ share, session: readStored(STORED.token) });

function offeredNow(): OfferedShare | null {
  const { share, session } = offered.get();
  return session === readStored(STORED.token) ? share : null;
}

/** What lies beside the chat's field. */
export const useOfferedShare = (): OfferedShare | null => useSyncExternalStore(offered.watch, offeredNow, () => null);

function shareToChat(share: OfferedShare): void {
  offerShare(share);
  setChatOpen(true);
}

/** Opens the chat with something to share, which the player sends from there; null for a visitor without the chat. */
export function useShareToChat(): typeof shareToChat | null {
  const [isOffered, isPlayer] = [useChatOffered(), useIsAuthenticated()];
  return isOffered && isPlayer ? shareToChat : null;
}
