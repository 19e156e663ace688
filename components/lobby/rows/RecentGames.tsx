import { History, Play } from 'lucide';
import { useEffect, useState } from 'react';
import styled, { css } from 'styled-components';
import { gameHref } from '@/config/pages/navigation';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Carousel, CarouselTrack } from '@/components/ui/layout/Carousel';
import { coverStyle, ListedCover } from '@/components/ui/pictures/Cover';
import { Icon } from '@/components/ui/pictures/Icon';
import { type Texts } from '@/domain/texts/texts';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { useRested } from '@/hooks/whenAtRest';
import { useRecentGamesQuery } from '@/services/lobby/favourites';
import { STORED, writeStored } from '@/services/browser/storage';
import { areaTexts } from '@/services/texts/areaTexts';
import { longWords } from '@/themes/longWords';
import { token } from '@/themes/token';
import { useTiles } from '../tiles/useTiles';
import { LastPlayed } from './LastPlayed';

/** Four in a desktop's row; the page of favorites has the others. */
const MOST = 4;

const columns = css`
  grid-auto-columns: max(274px, calc((100% - 3 * 12px) / 4));
`;

/** Each card as high as its cover: PlayerRow keeps that place from the first paint on. */
const Cards = styled(Carousel)`
  ${columns}

  a {
    display: grid;
    grid-template-columns: 66px minmax(0, 1fr) 40px;
    gap: 14px;
    align-items: center;
    block-size: 100%;
    padding-block: 9px;
    padding-inline: 9px 13px;
    border: 1px solid ${token('border')};
    border-radius: ${token('radius-md')};
    background: ${token('surface1')};
  }
  a:hover {
    background: ${token('surface2')};
  }
  .cover {
    ${coverStyle}
    border-radius: ${token('radius-sm')};
  }
  .cover .name {
    color: transparent;
  }
  b {
    display: -webkit-box;
    overflow: hidden;
    font: 600 14px/18px ${token('font-text')};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    ${longWords}
  }
  .play {
    display: grid;
    place-items: center;
    block-size: 40px;
    border-radius: 50%;
    background: ${token('surface3')};
  }
  li:first-child .play {
    background: ${token('accent-soft')};
    color: ${token('on-accent-soft')};
  }
`;

const Waiting = styled(CarouselTrack)`
  ${columns}
  grid-auto-rows: 108px;
  margin-block-start: 44px;

  > * {
    border-radius: ${token('radius-md')};
  }
`;

/** The words of the figures, which the page does not carry, once it is at rest; null until they have come. */
function useFigureTexts(wanted: boolean): Texts | null {
  const [texts, setTexts] = useState<Texts | null>(null);
  const isDue = useRested() && wanted;
  useEffect(() => {
    if (isDue) areaTexts(['play']).then(setTexts, () => setTexts({}));
  }, [isDue]);
  return texts;
}

/**
 * What was played recently, to go on with (GAME-03): cards with the time and the result of the last visit. Without any, a
 * mark that the place is not needed (PlayerRow).
 */
export function RecentGames() {
  const t = useT();
  const urlOf = usePageUrl();
  const tiles = useTiles();
  const noPage = useAbsent('favourites');
  const { data, isLoading } = useRecentGamesQuery();
  const texts = useFigureTexts(data !== undefined && data.length > 0);
  useEffect(() => {
    if (data) writeStored(STORED.ownRow, data.length > 0 ? null : 'none');
  }, [data]);
  if (isLoading)
    return (
      <Waiting as="div" role="status" aria-label={t('ui.loading')}>
        {Array.from({ length: MOST }, (_, place) => (
          <Skeleton key={place} $shape="cell" />
        ))}
      </Waiting>
    );
  if (!data || data.length === 0) return <span data-none hidden />;
  return (
    <Cards
      title={t('lobby.recent')}
      icon={<Icon of={History} />}
      href={noPage || data.length <= MOST ? undefined : urlOf('favorites')}
    >
      {data.slice(0, MOST).map((game) => (
        <li key={game.id}>
          <a href={tiles.addressOf(gameHref(game.id))} {...tiles.handlers}>
            <span aria-hidden>
              <ListedCover name={game.name} picture={tiles.pictureUrl(game.thumbnail)} />
            </span>
            <span>
              <b dir="auto">{game.name}</b>
              <LastPlayed game={game} texts={texts} />
            </span>
            <span className="play">
              <Icon of={Play} size={16} />
            </span>
          </a>
        </li>
      ))}
    </Cards>
  );
}
