import { CircleAlert, MapPinOff, Play, RefreshCw, SquareSlash } from 'lucide';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { assetUrl } from '@/config/endpoints';
import { assertNever } from '@/domain/assertNever';
import { type GameDetails } from '@/domain/game/game';
import { useT } from '@/hooks/useT';
import { Button } from '@/components/ui/Button';
import { Cover } from '@/components/ui/Cover';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { Icon } from '@/components/ui/Icon';

/** What the stage shows. `launching` lasts until the frame says it is ready; the frame may already lie below. */
export type StageState =
  | { phase: 'idle' | 'launching' | 'playing' | 'unavailable' }
  /** `place` is the visitor's country in words, as far as it is known. */
  | { phase: 'restricted'; place: string | null }
  /** `message` is what the backend said, if it said something a person can read. */
  | { phase: 'failed'; code: string; message?: string };

const Root = styled.div`
  position: relative;
  isolation: isolate;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  background: ${token('sunken')};

  ${media.tablet} {
    aspect-ratio: 16 / 7.4;
  }
  > iframe {
    inline-size: 100%;
    block-size: 100%;
  }
  > .backdrop {
    position: absolute;
    inset-inline: -4%;
    inset-block-start: 50%;
    z-index: -1;
    transform: translateY(-36%);
    filter: blur(18px);
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
  > .curtain {
    position: absolute;
    inset: 0;
    justify-content: center;
    padding: ${token('space-16')};
    background: color-mix(in srgb, ${token('sunken')} 72%, transparent);
    text-align: center;
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

type GameStageProps = {
  game: GameDetails;
  state: StageState;
  onPlay: () => void;
  /** The frame of the game, from the moment its address is known. */
  children?: ReactNode;
};

/** The place where the game is played: a curtain with the way in, lifted while the frame plays. */
export function GameStage({ game, state, onPlay, children }: GameStageProps) {
  const t = useT();
  const picture = game.thumbnail && assetUrl(game.thumbnail);
  return (
    <Root role="region" aria-label={t('game.stage')}>
      {children}
      {state.phase !== 'playing' && (
        <>
          <div className="backdrop" aria-hidden>
            <Cover name={game.name} picture={picture} />
          </div>
          <div className="curtain">
            <div className="small" aria-hidden>
              <Cover name={game.name} picture={picture} />
            </div>
            <Curtain game={game} state={state} onPlay={onPlay} />
          </div>
        </>
      )}
    </Root>
  );
}

type ObstacleProps = { icon: ReactNode; title: string; alert?: boolean; children: ReactNode };

/** Why the game does not open. */
const Obstacle = ({ icon, title, alert, children }: ObstacleProps) => (
  <div className="obstacle" role={alert ? 'alert' : undefined}>
    {icon}
    <p className="title">{title}</p>
    {children}
  </div>
);

/** The words of the curtain and the one thing to do. */
function Curtain({ game, state, onPlay }: Pick<GameStageProps, 'game' | 'state' | 'onPlay'>) {
  const t = useT();
  switch (state.phase) {
    case 'idle':
    case 'launching': {
      const busy = state.phase === 'launching';
      return (
        <>
          <Button look="primary" size="main" icon={<Icon of={Play} />} busy={busy} onClick={onPlay}>
            {busy ? t('game.starting') : t('game.playDemo')}
          </Button>
          <p className="note">{t('game.demoNote')}</p>
        </>
      );
    }
    case 'failed':
      return (
        <Obstacle alert icon={<Icon of={CircleAlert} size={24} />} title={t('game.failed')}>
          <p className="note">
            {state.message} {t('game.failedText', { code: state.code })}
          </p>
          <Button icon={<Icon of={RefreshCw} />} onClick={onPlay}>
            {t('ui.tryAgain')}
          </Button>
        </Obstacle>
      );
    case 'unavailable':
      return (
        <Obstacle icon={<Icon of={SquareSlash} size={24} />} title={t('game.unavailable')}>
          <p className="note">{t('game.unavailableText')}</p>
        </Obstacle>
      );
    case 'restricted':
      return (
        <Obstacle icon={<Icon of={MapPinOff} size={24} />} title={t('game.restricted')}>
          <p className="note">{t('game.restrictedText', { game: game.name, studio: game.studio.name })}</p>
          {state.place !== null && <p className="note">{t('game.restrictedPlace', { country: state.place })}</p>}
        </Obstacle>
      );
    case 'playing':
      return null;
    default:
      return assertNever(state);
  }
}
