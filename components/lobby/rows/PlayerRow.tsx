import { lazy, Suspense, type ComponentType } from 'react';
import { useIsAuthenticated } from '@/hooks/player/useAuth';

/** If the chunk fails to load, the row is left out. */
const RecentGames = lazy<ComponentType>(() =>
  import('./RecentGames').then(
    (loaded) => ({ default: loaded.RecentGames }),
    () => ({ default: () => null }),
  ),
);

/** The recently played games of a signed-in player; never loaded for guests, never server-rendered. */
export const PlayerRow = () =>
  useIsAuthenticated() ? (
    <Suspense>
      <RecentGames />
    </Suspense>
  ) : null;
