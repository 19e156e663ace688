import styled from 'styled-components';
import { coverLoad } from '@/components/ui/coverSources';
import { Skeleton } from '@/components/ui/Skeleton';
import { type GameSummary } from '@/domain/game/game';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { GameTile, tileStyle } from './GameTile';
import { useTiles } from './useTiles';

const List = styled.ul`
  ${tileStyle}
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('space-16')} 10px;

  ${media.tablet} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: ${token('space-20')} ${token('space-12')};
  }
  ${media.desktop} {
    grid-template-columns: repeat(8, minmax(0, 1fr));
  }
`;

/** Tiles of the first paint while a list loads: two rows on a large screen. */
const PLACES = Array.from({ length: 16 }, (_, index) => index);

/** Games in columns: three on a phone, five on a tablet, eight beyond. */
export const GameGrid = ({ games }: { games: readonly GameSummary[] }) => {
  const tiles = useTiles();
  return (
    <List aria-label={tiles.t('lobby.games')}>
      {games.map((game, index) => (
        <li key={game.id}>
          <GameTile game={game} tiles={tiles} load={coverLoad(index)} />
        </li>
      ))}
    </List>
  );
};

/** The same columns while their games load. */
export const GameGridSkeleton = () => {
  const t = useT();
  return (
    <List as="div" role="status" aria-label={t('ui.loading')}>
      {PLACES.map((place) => (
        <TileSkeleton key={place} />
      ))}
    </List>
  );
};

const Tile = styled.span`
  display: block;

  > :last-child {
    margin-block-start: 6px;
  }
`;

/** The place of one tile. */
export const TileSkeleton = () => (
  <Tile>
    <Skeleton $shape="cover" />
    <Skeleton $shape="line" />
  </Tile>
);
