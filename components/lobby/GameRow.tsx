import { ChevronLeft, ChevronRight } from 'lucide';
import { useId } from 'react';
import styled from 'styled-components';
import { lobbyHref } from '@/config/navigation';
import { IconButton } from '@/components/ui/IconButton';
import { NamedIcon } from '@/components/ui/NamedIcon';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { Skeleton } from '@/components/ui/Skeleton';
import { type Category, type GameSummary } from '@/domain/game/game';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { TileSkeleton } from './GameGrid';
import { GameTile, tileStyle } from './GameTile';
import { useTiles } from './useTiles';
import { useRowScroll } from './useRowScroll';
import { Icon } from '@/components/ui/Icon';

/** The row is wider than its text by the gutter, so that tiles pass under the edge of the screen and rings are not cut. */
const List = styled.ul`
  ${tileStyle}
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 118px;
  gap: 10px;
  margin-inline: calc(-1 * ${token('space-16')});
  padding-inline: ${token('space-16')};
  padding-block: 6px;
  overflow-x: auto;
  scrollbar-width: none;
  scroll-snap-type: x proximity;
  scroll-behavior: smooth;
  scroll-padding-inline: ${token('space-16')};

  > * {
    scroll-snap-align: start;
  }
  ${media.tablet} {
    grid-auto-columns: calc((100% - 5 * 12px) / 5.35);
    gap: ${token('space-12')};
    margin-inline: -6px;
    padding-inline: 6px;
    scroll-padding-inline: 6px;
  }
  ${media.desktop} {
    grid-auto-columns: calc((100% - 7 * 12px) / 8);
  }
`;

const Arrows = styled.div`
  display: none;
  gap: ${token('space-4')};

  button {
    inline-size: 36px;
    block-size: 36px;
  }
  ${media.tablet} {
    display: flex;
  }
`;

/** A category on the home page: its first games in one line, by finger, wheel, keyboard or arrows. */
export function GameRow({ category, games }: { category: Category; games: readonly GameSummary[] }) {
  const tiles = useTiles();
  const { t } = tiles;
  const heading = useId();
  const { row, before, after, scroll } = useRowScroll();
  const { name } = category;
  return (
    <section aria-labelledby={heading}>
      <SectionHeading
        id={heading}
        title={name}
        icon={<NamedIcon name={category.icon} />}
        count={category.gameCount}
        href={lobbyHref(category.id)}
      >
        <Arrows>
          <IconButton label={t('ui.scrollBack', { name })} filled aria-disabled={!before} onClick={() => scroll(-1)}>
            <Icon of={ChevronLeft} size={16} className="flip" />
          </IconButton>
          <IconButton label={t('ui.scrollOn', { name })} filled aria-disabled={!after} onClick={() => scroll(1)}>
            <Icon of={ChevronRight} size={16} className="flip" />
          </IconButton>
        </Arrows>
      </SectionHeading>
      <List ref={row} aria-labelledby={heading}>
        {games.map((game) => (
          <li key={game.id}>
            <GameTile game={game} tiles={tiles} />
          </li>
        ))}
      </List>
    </section>
  );
}

const PLACES = Array.from({ length: 8 }, (_, index) => index);

/** The place of a row that loads. */
export const GameRowSkeleton = () => (
  <div>
    <Skeleton $shape="heading" />
    <List as="div">
      {PLACES.map((place) => (
        <TileSkeleton key={place} />
      ))}
    </List>
  </div>
);
