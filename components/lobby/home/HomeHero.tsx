import { useRef, useState } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/controls/Button';
import { Cover } from '@/components/ui/pictures/Cover';
import { PauseButton } from '@/components/ui/layout/PauseButton';
import { useAutoplay } from '@/components/ui/layout/useAutoplay';
import { type GameSummary } from '@/domain/game/game';
import { demoUserOf } from '@/domain/game/demo';
import { useAbsent } from '@/hooks/useAbsent';
import { usePictureUrl } from '@/hooks/usePictureUrl';
import { useSettings } from '@/hooks/useSettings';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { WelcomeOffer } from './WelcomeOffer';

const Root = styled.section`
  position: relative;
  isolation: isolate;
  display: flex;
  align-items: flex-end;
  min-block-size: 372px;
  overflow: hidden;
  border-radius: ${token('radius-lg')};
  background: linear-gradient(180deg, ${token('hero-c')}, ${token('hero-b')} 38%, ${token('hero-a')} 62%);
  color: ${token('on-hero')};

  .scene {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 0;
    z-index: -1;
    inline-size: 100%;
    block-size: 62%;
    background: ${token('scene')} center / 100% 100% no-repeat;
    mask-image: linear-gradient(180deg, #000 62%, transparent);
  }
  [dir='rtl'] & .scene {
    transform: scaleX(-1);
  }
  .words {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${token('space-12')};
    inline-size: 100%;
    padding: 196px ${token('space-20')} ${token('space-20')};
  }
  h1 {
    font-size: 27px;
    line-height: 31px;
  }
  p {
    text-wrap: pretty;
    color: ${token('on-hero-muted')};
  }
  .words > a {
    inline-size: 100%;
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
    transform: rotate(-7deg) translateY(10px);
  }
  .fan > :last-child {
    transform: rotate(7deg) translateY(10px);
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
    align-items: center;
    min-block-size: 312px;
    background: ${token('gradient-hero')};

    [dir='rtl'] & {
      background: linear-gradient(260deg, ${token('hero-a')}, ${token('hero-b')} 58%, ${token('hero-c')});
    }
    .scene {
      inset-inline-start: auto;
      inline-size: 52%;
      block-size: 100%;
      mask-image: linear-gradient(90deg, transparent 4%, #000 44%);
    }
    .words {
      max-inline-size: min(520px, 54%);
      padding-block: ${token('space-32')};
      padding-inline: ${token('space-40')} 0;
    }
    h1 {
      font-size: 34px;
      line-height: 38px;
    }
    .words > a {
      inline-size: auto;
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
    h1 {
      font-size: 42px;
      line-height: 46px;
    }
    .fan {
      inset-inline-end: 60px;
    }
    .fan > span {
      display: block;
    }
  }
`;

/** Slow enough to read the text (OP-009). */
const HERO_MS = 6000;

/** The hero of the home page: the brand's scene, the offer, and game covers that rotate if there are several slides. */
export function HomeHero({ slides }: { slides: readonly (readonly GameSummary[])[] }) {
  const urlOf = usePageUrl();
  const t = useT();
  const settings = useSettings();
  const pictureUrl = usePictureUrl();
  const noLobby = useAbsent('lobby');
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
      <div className="words">
        <h1>{noLobby ? t('lobby.homeWelcome', { brand: settings.brandName }) : t('lobby.homeTitle')}</h1>
        {!noLobby && (
          <p>
            {t('lobby.homeText', { brand: settings.brandName })} {demoUserOf(settings) && t('lobby.homeDemo')}
          </p>
        )}
        <WelcomeOffer />
        <ButtonLink look="hero" href={urlOf('casino')}>
          {t('lobby.homeAction')}
        </ButtonLink>
      </div>
      <div className="pause">
        <PauseButton name={t('lobby.games')} autoplay={autoplay} />
      </div>
    </Root>
  );
}
