import { Heart } from 'lucide';
import { type ReactNode } from 'react';
import { Icon } from '@/components/ui/pictures/Icon';
import { SectionHeading } from '@/components/ui/layout/SectionHeading';
import { type GameSummary } from '@/domain/game/game';
import { TileList } from '../tiles/GameGrid';
import { GameTile } from '../tiles/GameTile';
import { type Tiles } from '../tiles/useTiles';

type HeartListProps = { title: string; games: readonly GameSummary[]; tiles: Tiles; children?: ReactNode };

/** Favourite games under their heading, with their number; `children` stand between. */
export const HeartList = ({ title, games, tiles, children }: HeartListProps) => (
  <section>
    <SectionHeading title={title} icon={<Icon of={Heart} />} count={games.length} />
    {children}
    <TileList aria-label={title}>
      {games.map((game) => (
        <li key={game.id}>
          <GameTile game={game} tiles={tiles} />
        </li>
      ))}
    </TileList>
  </section>
);
