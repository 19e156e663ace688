import { lazy, Suspense, type ComponentType } from 'react';
import { css } from 'styled-components';
import { gameHref } from '@/config/pages/navigation';
import { coverStyle, ListedCover } from '@/components/ui/pictures/Cover';
import { type CoverLoad } from '@/components/ui/pictures/coverSources';
import { formatPercent } from '@/domain/format/number';
import { type GameSummary } from '@/domain/game/game';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { type Tiles } from './useTiles';

/** Style of the tiles, applied to the list. On a phone the studio's name has a line of its own, else it is cut. */
// `isolation`: frames in which no tile changed reuse one painted picture of them all. The play sign's shadow darkens the
// cover, and its arrow is not mirrored. `unicode-bidi`: a Latin name in an Arabic page is truncated at its own end.
export const tileStyle = css`
  isolation: isolate;

  > li {
    position: relative;
  }
  .tile {
    display: block;
    min-inline-size: 0;
  }
  .cover {
    ${coverStyle}
    transition: transform ${token('motion-base')} ${token('ease')};
  }
  .cover::after {
    content: '';
    position: absolute;
    inset: calc(50% - 26px);
    border-radius: 50%;
    background:
      conic-gradient(from 239.5deg at 100% 50%, transparent, ${token('on-accent')} 1deg 60deg, transparent 61deg) 56%
        50% / 17px 20px no-repeat,
      ${token('accent')};
    box-shadow: 0 0 0 300px #0008;
    opacity: 0;
    transition: opacity ${token('motion-fast')} ${token('ease')};
  }
  .tile:focus-visible {
    border-radius: ${token('radius-md')};
    outline-offset: 3px;
  }
  .tile:focus-visible .cover {
    transform: translateY(-4px);
  }
  .tile:focus-visible .cover::after {
    opacity: 1;
  }
  ${media.hover} {
    .tile:hover .cover {
      transform: translateY(-4px);
    }
    .tile:hover .cover::after {
      opacity: 1;
    }
  }

  /* A press shows at once. */
  .tile:active .cover {
    transform: scale(0.97);
    transition: none;
  }

  .caption {
    display: grid;
    margin-block-start: 6px;
    font: 400 ${token('type-xs')} ${token('font-text')};
    line-height: 16px;
    color: ${token('text-subtle')};
    white-space: nowrap;
  }
  .studio {
    unicode-bidi: plaintext;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

type GameTileProps = {
  game: GameSummary;
  /** Shared by all tiles of a list: see useTiles. */
  tiles: Tiles;
  /** When the cover is fetched; default: when it comes near. */
  load?: CoverLoad | undefined;
};

/** Loaded for players only; if it fails to load, the tile has no heart. */
const TileHeart = lazy<ComponentType<{ game: GameSummary }>>(() =>
  import('./TileHeart').then(
    (loaded) => ({ default: loaded.TileHeart }),
    () => ({ default: () => null }),
  ),
);

/** A game in a list: one link to its page, and for players a heart. */
export const GameTile = ({
  game,
  tiles: { t, locale, pictureUrl, hearts, wide, addressOf, handlers },
  load,
}: GameTileProps) => (
  <>
    <a className="tile" href={addressOf(gameHref(game.id))} {...handlers}>
      <ListedCover
        name={game.name}
        picture={pictureUrl((wide && game.wideThumbnail) || game.thumbnail)}
        tag={game.isNew ? t('lobby.new') : undefined}
        load={load}
        wide={wide}
      />
      <span className="caption">
        {/* A wide picture does not show the name. */}
        <bdi className="studio">{wide ? game.name : game.studio.name}</bdi>
        {game.returnToPlayer > 0 && (
          <span>
            {`${t('lobby.rtp')} `}
            <bdi suppressHydrationWarning>{formatPercent(locale, game.returnToPlayer, 1)}</bdi>
          </span>
        )}
      </span>
    </a>
    {hearts && (
      <Suspense>
        <TileHeart game={game} />
      </Suspense>
    )}
  </>
);
