import { type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { LIVE_CATEGORY } from '@/domain/lobby/lobby';
import { lobbyHref } from '@/config/pages/navigation';
import { Carousel, CarouselTrack } from '@/components/ui/layout/Carousel';
import { NamedIcon } from '@/components/ui/pictures/NamedIcon';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { type Category, type GameSummary } from '@/domain/game/game';
import { media } from '@/themes/media';
import { TileSkeleton } from '../tiles/GameGrid';
import { GameTile, tileStyle } from '../tiles/GameTile';
import { useTiles, WideTiles } from '../tiles/useTiles';

/**
 * Tiles of a row whose images load at once: those in view and two more. Browsers treat everything within thousands of
 * pixels sideways as near, so the other images are positioned far away inside their covers until the row is scrolled.
 * Their names and places stay; without JavaScript they are not moved.
 */
const FIRST_PHONE = 5;
const FIRST = 10;

const TileCarousel = styled(Carousel)`
  ${tileStyle}
  @media (scripting: enabled) {
    &:not([data-moved]) > :nth-child(n + ${FIRST + 1}) img {
      transform: translateX(9999px);
    }
    @media (max-width: 480px) {
      &:not([data-moved]) > :nth-child(n + ${FIRST_PHONE + 1}) img {
        transform: translateX(9999px);
      }
    }
  }
`;

/** Live tables: 200 px on a phone, five in a desktop's row. */
const wideColumns = css`
  grid-auto-columns: 200px;

  ${media.tablet} {
    grid-auto-columns: calc((100% - 3 * 12px) / 3.35);
  }
  ${media.desktop} {
    grid-auto-columns: calc((100% - 4 * 12px) / 5);
  }
`;

const WideCarousel = styled(TileCarousel)`
  ${wideColumns}
`;

const WideCarouselTrack = styled(CarouselTrack)`
  ${wideColumns}
`;

type TileRowProps = {
  title: string;
  icon: ReactNode;
  /** Total number of games, and the page with all of them. */
  count?: number | undefined;
  href?: string;
  games: readonly GameSummary[];
};

/** Games in one row under a heading, scrolled by touch, wheel, keyboard or arrows. */
export function TileRow({ games, ...row }: TileRowProps) {
  const tiles = useTiles();
  const Row = tiles.wide ? WideCarousel : TileCarousel;
  return (
    <Row {...row}>
      {games.map((game) => (
        <li key={game.id}>
          <GameTile game={game} tiles={tiles} />
        </li>
      ))}
    </Row>
  );
}

/** A category on the home page: its first games, and a link to all of them. */
export const GameRow = ({ category, games }: { category: Category; games: readonly GameSummary[] }) => (
  <WideTiles value={category.id === LIVE_CATEGORY}>
    <TileRow
      title={category.name}
      icon={<NamedIcon name={category.icon} />}
      count={category.gameCount ?? undefined}
      href={lobbyHref(category.id)}
      games={games}
    />
  </WideTiles>
);

const PLACES = Array.from({ length: 8 }, (_, index) => index);

/** As high as a row's heading, whose link can be pressed. */
const Head = styled.div`
  display: flex;
  align-items: center;
  min-block-size: 44px;
`;

/** Placeholder of a loading row, exactly as high as the row; `wide` for live tables. */
export function GameRowSkeleton({ wide = false }: { wide?: boolean }) {
  const Track = wide ? WideCarouselTrack : CarouselTrack;
  return (
    <WideTiles value={wide}>
      <div>
        <Head>
          <Skeleton $shape="heading" />
        </Head>
        <Track as="div">
          {PLACES.map((place) => (
            <TileSkeleton key={place} />
          ))}
        </Track>
      </div>
    </WideTiles>
  );
}
