import { Heart } from 'lucide';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/pictures/Icon';
import { SectionHeading } from '@/components/ui/layout/SectionHeading';
import { type GameSummary } from '@/domain/game/game';
import { media } from '@/themes/media';
import { TileList } from '../tiles/GameGrid';
import { GameTile } from '../tiles/GameTile';
import { type Tiles } from '../tiles/useTiles';

/** Beside the account's links there is less room: fewer columns, and names that wrap. */
const Hearts = styled(TileList)`
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(136px, 1fr));

    .studio {
      white-space: normal;
    }
  }
`;

type HeartListProps = { title: string; games: readonly GameSummary[]; tiles: Tiles; children?: ReactNode };

/** Favourite games under their heading, with their number; `children` stand between. */
export const HeartList = ({ title, games, tiles, children }: HeartListProps) => (
  <section>
    <SectionHeading title={title} icon={<Icon of={Heart} />} count={games.length} />
    {children}
    <Hearts aria-label={title}>
      {games.map((game) => (
        <li key={game.id}>
          <GameTile game={game} tiles={tiles} />
        </li>
      ))}
    </Hearts>
  </section>
);
