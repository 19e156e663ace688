import { BookOpen, Clock, LogOut, Maximize, Minimize, Play, RectangleHorizontal, Share2 } from 'lucide';
import styled from 'styled-components';
import { Amount } from '@/components/ui/figures/Amount';
import { Button, ButtonLink } from '@/components/ui/controls/Button';
import { IconButton } from '@/components/ui/controls/IconButton';
import { RunningTime } from '@/components/ui/figures/RunningTime';
import { VisuallyHidden, visuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { type GameDetails } from '@/domain/game/game';
import { type PlayMode } from '@/domain/game/play';
import { safeHref } from '@/domain/links/safeHref';
import { signOf } from '@/domain/money/signOf';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { Icon } from '@/components/ui/pictures/Icon';
import { FavouriteButton } from './FavouriteButton';
import { useShare } from './useShare';

/**
 * A play session: its start (ms on a clock that is `ahead` of this device's) and net result (signed decimal string).
 */
export type PlayLine = { since: number; ahead: number; net: string; currency: string };

// Where less than 88 px are left for the name, the tools have a line of their own. On a phone they show icons only; their
// words stay for screen readers.
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-8')} ${token('space-12')};
  padding: ${token('space-12')} ${token('space-16')};
  background: ${token('sunken')};

  h1 {
    font-size: 20px;
    line-height: 28px;
    color: ${token('text')};
    overflow-wrap: anywhere;
  }
  .name {
    flex: 1 0 88px;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token('space-12')};
    min-inline-size: 0;
    color: ${token('text-muted')};
    font-size: 13px;
  }
  .session {
    order: 1;
    flex: 1 0 100%;
    display: flex;
    justify-content: space-between;
    gap: ${token('space-16')};
    padding-block-start: ${token('space-8')};
    border-block-start: 1px solid ${token('border')};
    font: 400 ${token('type-sm')} ${token('font-text')};
    font-variant-numeric: tabular-nums lining-nums;
    color: ${token('text-muted')};
  }
  .session > span {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  .net {
    font-weight: 600;
    transition: color ${token('motion-fast')} ${token('ease')};
  }
  .net[data-sign='+'] {
    color: ${token('success-text')};
  }
  .net[data-sign='-'] {
    color: ${token('danger-text')};
  }
  .tools {
    display: flex;
    align-items: center;
  }
  .tools > * {
    min-inline-size: 44px;
    font-size: 13px;
  }
  .tools [aria-pressed='true'] {
    background: ${token('surface2')};
    color: ${token('accent-text')};
  }
  .shared {
    order: 2;
    flex: 1 0 100%;
    color: ${token('text-muted')};
    font-size: 13px;
    text-align: end;
  }
  .shared:empty {
    display: none;
  }
  ${media.tablet} {
    padding-inline: ${token('space-20')};

    .name {
      flex: none;
      min-inline-size: 0;
    }
    .session {
      order: 0;
      flex: 1;
      justify-content: flex-start;
      padding: 0;
      border: 0;
    }
    .tools {
      margin-inline-start: auto;
    }
  }
  ${media.phone} {
    .words {
      ${visuallyHidden}
    }
    /* There the line under the header says the same (play/PlayStatus.tsx); a demo's own stays. */
    [data-playing] & .session:not(.demo) {
      display: none;
    }
    .wide-only {
      display: none;
    }
  }
`;

export type Toggle = { on: boolean; toggle: () => void };

export type GameBarProps = {
  game: GameDetails;
  /** Null while nothing is played. */
  line: PlayLine | null;
  /** Null while the game is not played. */
  mode: PlayMode | null;
  /** Tools that are not available now are left out. */
  theatre?: Toggle | undefined;
  fullScreen?: Toggle | undefined;
  onLeave?: (() => void) | undefined;
  /** From a demo to play with real money, or to the log-in that it needs. */
  toReal?: { needsLogIn: boolean; go: () => void } | undefined;
};

/** The bar below the stage: name, session time, net result, and the stage's tools. */
export function GameBar({ game, line, ...tools }: GameBarProps) {
  return (
    <Root className="game-bar">
      <div className="name">
        <h1>{game.name}</h1>
        <span>{game.studio.name}</span>
      </div>
      {line && <SessionLine line={line} demo={tools.mode === 'demo'} />}
      <Tools game={game} {...tools} />
    </Root>
  );
}

function SessionLine({ line: { since, ahead, net, currency }, demo }: { line: PlayLine; demo: boolean }) {
  const t = useT();
  return (
    <div className={demo ? 'session demo' : 'session'}>
      <span>
        <Icon of={Clock} size={16} />
        <span>{t('game.session')}</span>
        <RunningTime since={since} ahead={ahead} />
      </span>
      <span className="net" data-sign={signOf(net)}>
        <span>{t('game.net')}</span>
        <Amount value={net} currency={currency} sign="exceptZero" />
      </span>
    </div>
  );
}

type ToolsProps = Omit<GameBarProps, 'line'>;

/** What can be done with a game besides playing it; a tool without its action is left out. */
export function Tools({ game, mode, theatre, fullScreen, onLeave, toReal }: ToolsProps) {
  const t = useT();
  const rules = safeHref(game.rulesUrl ?? '');
  const { shared, share } = useShare(game.name);
  return (
    <>
      <div className="tools">
        {mode && onLeave && (
          <Button look="quiet" icon={<Icon of={LogOut} className="flip" />} onClick={onLeave}>
            <span className="words">{t(mode === 'real' ? 'game.leaveReal' : 'game.leave')}</span>
          </Button>
        )}
        {toReal && (
          <Button look="quiet" icon={<Icon of={Play} />} onClick={toReal.go}>
            <span className="words">{t(toReal.needsLogIn ? 'game.logInToPlay' : 'game.playReal')}</span>
          </Button>
        )}
        {rules && (
          <ButtonLink look="quiet" href={rules} target="_blank" rel="noreferrer" icon={<Icon of={BookOpen} />}>
            <span className="words">{t('game.rules')}</span>
            <VisuallyHidden> ({t('shell.newTab')})</VisuallyHidden>
          </ButtonLink>
        )}
        <FavouriteButton game={game} />
        <IconButton label={t('game.share')} onClick={share}>
          <Icon of={Share2} />
        </IconButton>
        {theatre && (
          <IconButton
            label={t('game.theatre')}
            className="wide-only"
            aria-pressed={theatre.on}
            onClick={theatre.toggle}
          >
            <Icon of={RectangleHorizontal} />
          </IconButton>
        )}
        {fullScreen && (
          <IconButton label={t('game.fullscreen')} aria-pressed={fullScreen.on} onClick={fullScreen.toggle}>
            <Icon of={fullScreen.on ? Minimize : Maximize} />
          </IconButton>
        )}
      </div>
      <p className="shared" role="status">
        {shared === 'copied' && t('game.shareCopied')}
        {shared === 'failed' && t('game.shareFailed')}
      </p>
    </>
  );
}
