import { lazy, Suspense, useRef, useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { CHAT_MARK } from '@/config/chat';
import { Cover } from '@/components/ui/pictures/Cover';
import { heroLook } from '@/components/ui/layout/heroLook';
import { PauseButton } from '@/components/ui/layout/PauseButton';
import { useAutoplay } from '@/components/ui/layout/useAutoplay';
import { type GameSummary } from '@/domain/game/game';
import { useIsAuthenticated } from '@/hooks/player/useAuth';
import { usePictureUrl } from '@/hooks/usePictureUrl';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { GuestWords, type GuestOffer } from './GuestWords';

const Root = styled.section`
  ${heroLook}
  min-block-size: 372px;
  background: linear-gradient(180deg, ${token('hero-c')}, ${token('hero-b')} 38%, ${token('hero-a')} 62%);

  .scene {
    inline-size: 100%;
    block-size: 192px;
    background: ${token('scene')} center / 100% 100% no-repeat;
  }
  .words {
    padding-block-start: 196px;
  }
  /* Until the words without an offer are there. */
  [data-quiet] & .words:has(.badge) {
    visibility: hidden;
  }
  h1 > span {
    display: block;
  }
  .terms {
    font: 400 ${token('type-sm')} ${token('font-text')};
  }
  .facts {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, max-content));
    gap: ${token('space-8')} ${token('space-20')};

    ${media.tablet} {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${token('space-24')};
    }
  }
  dt,
  .note {
    font: 400 ${token('type-xs')} ${token('font-text')};
    color: ${token('on-hero-muted')};
  }
  dd {
    font: 650 ${token('type-md')} ${token('font-text')};
  }
  .fan {
    position: absolute;
    inset-block-start: 20px;
    inset-inline: 0;
    display: flex;
    justify-content: center;
    align-items: flex-end;
  }
  .fan > span {
    inline-size: 86px;
    margin-inline: -9px;
    box-shadow: ${token('shadow-md')};
  }
  .fan > :first-child {
    rotate: -7deg;
    translate: 0 10px;
  }
  .fan > :last-child {
    rotate: 7deg;
    translate: 0 10px;
  }
  .fan > :nth-child(2) {
    inline-size: 106px;
    z-index: 1;
  }
  .pause {
    position: absolute;
    inset-block-start: ${token('space-12')};
    inset-inline-end: ${token('space-12')};
    z-index: 2;
  }
  ${media.tablet} {
    min-block-size: 312px;
    background: ${token('gradient-hero')};

    .scene {
      inline-size: 52%;
      block-size: 100%;
    }
    .words {
      padding-block: ${token('space-32')};
    }
    .fan {
      inset-block: auto -22px;
      inset-inline: auto 28px;
    }
    .fan > span {
      display: none;
      inline-size: 142px;
      margin-inline: -17px;
    }
    .fan > :nth-child(2) {
      display: block;
      inline-size: 172px;
    }
  }
  ${media.desktop} {
    .fan {
      inset-inline-end: 60px;
    }
    .fan > span {
      display: block;
    }
    /* Beside the chat there is room for one. */
    [${CHAT_MARK}] & .fan {
      inset-inline-end: 28px;
    }
    [${CHAT_MARK}] & .fan > :not(:nth-child(2)) {
      display: none;
    }
  }
  /* A player's hero is lower and leaves the first screen to what waits; a guest's words are never seen in it. */
  [data-session] & {
    min-block-size: 164px;
    background: ${token('gradient-hero')};

    .guest {
      display: none;
    }
    .words {
      max-inline-size: none;
      padding: ${token('space-20')};
    }
    ${media.phone} {
      .fan {
        display: none;
      }
      .scene {
        inset-inline-start: auto;
        inline-size: 46%;
        block-size: 100%;
        mask-image: linear-gradient(90deg, transparent 8%, #000 72%);
      }
      h1 {
        max-inline-size: 62%;
      }
      /* The button names the game: the card below stays in the first screen. */
      .last {
        display: none;
      }
      .ways > * {
        flex: none;
      }
    }
    ${media.tablet} {
      min-block-size: 264px;
      .words {
        max-inline-size: min(520px, 54%);
        padding-inline: ${token('space-40')} 0;
      }
      h1 {
        font-size: 30px;
        line-height: 36px;
      }
      .fan {
        inset-inline-end: 28px;
      }
      .fan > span {
        inline-size: 100px;
        margin-inline: -14px;
      }
      .fan > :nth-child(2) {
        inline-size: 128px;
      }
    }
  }
`;

/** Slow enough to read the text (OP-009). */
const HERO_MS = 6000;

/** Loaded for players only; without it the hero has no words. */
const PlayerHero = lazy<ComponentType>(() =>
  import('./PlayerHero').then(
    (loaded) => ({ default: loaded.PlayerHero }),
    () => ({ default: () => null }),
  ),
);

type HomeHeroProps = { slides: readonly (readonly GameSummary[])[]; offer: GuestOffer | null };

/** The hero of the home page: the brand's scene, the offer, and game covers that rotate if there are several slides. */
export function HomeHero({ slides, offer }: HomeHeroProps) {
  const t = useT();
  const isPlayer = useIsAuthenticated();
  const pictureUrl = usePictureUrl();
  const root = useRef<HTMLElement>(null);
  const [slide, setSlide] = useState(0);
  const autoplay = useAutoplay(root, slides.length > 1 ? HERO_MS : undefined, () =>
    setSlide((now) => (now + 1) % slides.length),
  );
  return (
    <Root ref={root}>
      <div className="scene" aria-hidden />
      <div className="fan" aria-hidden>
        {slides[slide]?.map((game) => (
          <Cover key={game.id} name={game.name} picture={pictureUrl(game.thumbnail)} />
        ))}
      </div>
      {isPlayer ? (
        <Suspense>
          <PlayerHero />
        </Suspense>
      ) : (
        <GuestWords offer={offer} />
      )}
      <div className="pause">
        <PauseButton name={t('lobby.games')} autoplay={autoplay} />
      </div>
    </Root>
  );
}
