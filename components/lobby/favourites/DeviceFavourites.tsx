import { useMemo } from 'react';
import { useDeviceGames } from '@/hooks/player/useDeviceGames';
import { useT } from '@/hooks/useT';
import { useTiles } from '../tiles/useTiles';
import { HeartList } from './HeartList';

/** A guest's favourites, stored in this browser until they are moved to an account; renders nothing without any. */
export function DeviceFavourites() {
  const t = useT();
  const shared = useTiles();
  const tiles = useMemo(() => ({ ...shared, hearts: true }), [shared]);
  const games = useDeviceGames('favourites');
  if (games.length === 0) return null;
  return (
    <HeartList title={t('favourites.device')} games={games} tiles={tiles}>
      <p>{t('lobby.favouriteKept')}</p>
    </HeartList>
  );
}
