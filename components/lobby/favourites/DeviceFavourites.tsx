import { Heart } from 'lucide';
import { useMemo } from 'react';
import { Icon } from '@/components/ui/pictures/Icon';
import { SectionHeading } from '@/components/ui/layout/SectionHeading';
import { useDeviceGames } from '@/hooks/player/useDeviceGames';
import { useT } from '@/hooks/useT';
import { TileList } from '../tiles/GameGrid';
import { GameTile } from '../tiles/GameTile';
import { useTiles } from '../tiles/useTiles';

/** A guest's favourites, stored in this browser until they are moved to an account; renders nothing without any. */
export function DeviceFavourites() {
  const t = useT();
  const shared = useTiles();
  const tiles = useMemo(() => ({ ...shared, hearts: true }), [shared]);
  const games = useDeviceGames('favourites');
  if (games.length === 0) return null;
  return (
    <section>
      <SectionHeading title={t('favourites.device')} icon={<Icon of={Heart} />} count={games.length} />
      <p>{t('lobby.favouriteKept')}</p>
      <TileList aria-label={t('favourites.device')}>
        {games.map((game) => (
          <li key={game.id}>
            <GameTile game={game} tiles={tiles} />
          </li>
        ))}
      </TileList>
    </section>
  );
}
