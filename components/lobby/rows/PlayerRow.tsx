import { lazy, Suspense, type ComponentType } from 'react';
import styled from 'styled-components';
import { useAuth } from '@/hooks/player/useAuth';
import { useSettings } from '@/hooks/useSettings';

/**
 * A player's page has the row's place from its first paint on, unless the player has no such games: what comes late moves
 * nothing.
 */
const Place = styled.div`
  min-block-size: 164px;

  :root:not([data-session]) &,
  [data-no-own-row] & {
    display: none;
  }
  &&&:has(> [data-none]) {
    display: none;
  }
`;

/** If the chunk fails to load, the row is left out. */
const RecentGames = lazy<ComponentType>(() =>
  import('./RecentGames').then(
    (loaded) => ({ default: loaded.RecentGames }),
    () => ({ default: () => <span data-none hidden /> }),
  ),
);

/** The recently played games of a signed-in player; never loaded for guests, never server-rendered. */
export function PlayerRow() {
  const { isInitialized, isAuthenticated } = useAuth();
  const isOff = useSettings().endpoints.recentGames === null;
  if (isOff || (isInitialized && !isAuthenticated)) return null;
  return (
    <Place>
      {isAuthenticated && (
        <Suspense>
          <RecentGames />
        </Suspense>
      )}
    </Place>
  );
}
