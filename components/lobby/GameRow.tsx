import { type ReactNode } from 'react';
import styled from 'styled-components';
import { lobbyHref } from '@/config/navigation';
import { Carousel, CarouselTrack } from '@/components/ui/Carousel';
import { NamedIcon } from '@/components/ui/NamedIcon';
import { Skeleton } from '@/components/ui/Skeleton';
import { type Category, type GameSummary } from '@/domain/game/game';
import { TileSkeleton } from './GameGrid';
import { GameTile, tileStyle } from './GameTile';
import { useTiles } from './useTiles';

const TileCarousel = styled(Carousel)`
  ${tileStyle}
`;

type TileRowProps = {
  title: string;
  icon: ReactNode;
  /** How many there are in all, and where. */
  count?: number;
  href?: string;
  games: readonly GameSummary[];
};

/** Games in one line under a heading, by finger, wheel, keyboard or arrows. */
export function TileRow({ games, ...row }: TileRowProps) {
  const tiles = useTiles();
  return (
    <TileCarousel {...row}>
      {games.map((game) => (
        <li key={game.id}>
          <GameTile game={game} tiles={tiles} />
        </li>
      ))}
    </TileCarousel>
  );
}

/** A category on the home page: its first games, and the way to all of them. */
export const GameRow = ({ category, games }: { category: Category; games: readonly GameSummary[] }) => (
  <TileRow
    title={category.name}
    icon={<NamedIcon name={category.icon} />}
    count={category.gameCount}
    href={lobbyHref(category.id)}
    games={games}
  />
);

const PLACES = Array.from({ length: 8 }, (_, index) => index);

/** The place of a row that loads. */
export const GameRowSkeleton = () => (
  <div>
    <Skeleton $shape="heading" />
    <CarouselTrack as="div">
      {PLACES.map((place) => (
        <TileSkeleton key={place} />
      ))}
    </CarouselTrack>
  </div>
);
