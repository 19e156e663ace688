import { lazy, Suspense, type ComponentType } from 'react';
import { useIsAuthenticated } from '@/hooks/player/useAuth';

/** A row that does not arrive leaves its place to the others. */
const RecentGames = lazy<ComponentType>(() =>
  import('./RecentGames').then(
    (loaded) => ({ default: loaded.RecentGames }),
    () => ({ default: () => null }),
  ),
);

/** The row of a signed-in player: no guest loads it, no server draws it. */
export const PlayerRow = () =>
  useIsAuthenticated() ? (
    <Suspense>
      <RecentGames />
    </Suspense>
  ) : null;
