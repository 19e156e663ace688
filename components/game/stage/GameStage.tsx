import { type ReactNode } from 'react';
import styled from 'styled-components';
import { usePictureUrl } from '@/hooks/usePictureUrl';
import { useT } from '@/hooks/useT';
import { Cover } from '@/components/ui/pictures/Cover';
import { coverSources } from '@/components/ui/pictures/coverSources';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { Curtain, type CurtainProps } from './Curtain';
import { type PlayOffers } from './Ways';

const DEMO_ONLY: PlayOffers = { demo: true, real: null };

const Root = styled.div`
  position: relative;
  isolation: isolate;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  background: ${token('sunken')};

  ${media.phone} {
    &[data-tall] {
      aspect-ratio: auto;
      block-size: clamp(420px, 100dvh - 148px, 760px);
    }
  }
  ${media.tablet} {
    aspect-ratio: 16 / 7.4;
  }
  > iframe {
    inline-size: 100%;
    block-size: 100%;
  }
  > .backdrop {
    position: absolute;
    inset-inline: -12%;
    inset-block-start: 50%;
    z-index: -1;
    transform: translateY(-44%);
    filter: blur(10px);

    /* The shape of what is on the cover, without an edge where it ends; a face lies below the buttons and stares at nobody. */
    ${media.tablet} {
      inset-inline: 0;
      transform: translateY(-27%);
      filter: blur(16px) saturate(1.2);
      mask-image: linear-gradient(90deg, transparent, #000 16% 84%, transparent);
    }
  }

  > .scene {
    position: absolute;
    inset: -16px;
    z-index: -1;
    filter: blur(5px);
  }
  > .scene img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  > .backdrop .name {
    color: transparent;
  }
  > .curtain,
  .obstacle {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: ${token('space-12')};
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${token('space-8')};
  }
  /* Whatever a button says, the other one stays where it is. */
  ${media.phone} {
    .ways {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
      inline-size: 100%;
      max-inline-size: 400px;
    }
    .ways > * {
      padding-inline: ${token('space-8')};
    }
  }
  > .curtain {
    position: absolute;
    inset: 0;
    justify-content: safe center;
    overflow-y: auto;
    padding: ${token('space-16')};
    background:
      linear-gradient(transparent 72%, ${token('sunken')}), color-mix(in srgb, ${token('sunken')} 64%, transparent);
    text-align: center;

    /* A game's own wide picture is seen around the buttons, and above them on a phone. */
    &[data-scene] {
      background: linear-gradient(
        color-mix(in srgb, ${token('sunken')} 40%, transparent) 30%,
        color-mix(in srgb, ${token('sunken')} 66%, transparent) 60%,
        ${token('sunken')}
      );

      ${media.phone} {
        justify-content: safe flex-end;
      }
    }
  }
  .small {
    display: none;
    inline-size: 132px;
    box-shadow: ${token('shadow-md')};
    border-radius: ${token('radius-md')};
  }
  .title {
    font: ${token('font-display-weight')} ${token('type-xl')} ${token('font-display')};
    letter-spacing: ${token('font-display-tracking')};
  }
  .note {
    max-inline-size: 48ch;
    font: 400 ${token('type-sm')} ${token('font-text')};
  }
  ${media.tablet} {
    .small {
      display: block;
    }
  }
`;

type GameStageProps = Omit<CurtainProps, 'offers'> & { offers?: PlayOffers; children?: ReactNode };

/** A game's own wide picture behind the stage. */
function Scene({ picture }: { picture: string }) {
  const { src, srcSet, avif } = coverSources(picture);
  return (
    <picture className="scene">
      {avif && <source type="image/avif" srcSet={avif} sizes="100vw" />}
      <img alt="" width={400} height={250} fetchPriority="high" sizes={srcSet && '100vw'} srcSet={srcSet} src={src} />
    </picture>
  );
}

/** The stage: an overlay with the start buttons, which is removed while the frame plays. */
export function GameStage({ game, state, offers = DEMO_ONLY, onPlay, onStay, onLogIn, children }: GameStageProps) {
  const t = useT();
  const pictureUrl = usePictureUrl();
  const picture = pictureUrl(game.thumbnail);
  const wide = pictureUrl(game.wideThumbnail ?? null);
  // What stands before a game is told in more words, which keep the darker ground.
  const hasWays = state.phase === 'idle' || state.phase === 'launching';
  const isTall = state.phase === 'playing' && state.anyShape;
  return (
    <Root className="stage" role="region" aria-label={t('game.stage')} data-tall={isTall || undefined}>
      {children}
      {state.phase !== 'playing' && (
        <>
          {/* The cover, which is there already, until the wide picture comes, and where it does not. */}
          <div className="backdrop" aria-hidden>
            <Cover name={game.name} picture={picture} />
          </div>
          {wide !== null && <Scene picture={wide} />}
          <div className="curtain" data-scene={(wide !== null && hasWays) || undefined}>
            <div className="small" aria-hidden>
              <Cover name={game.name} picture={picture} />
            </div>
            <Curtain game={game} state={state} offers={offers} onPlay={onPlay} onStay={onStay} onLogIn={onLogIn} />
          </div>
        </>
      )}
    </Root>
  );
}
