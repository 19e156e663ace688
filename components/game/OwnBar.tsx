import { ArrowLeft, Clock } from 'lucide';
import styled from 'styled-components';
import { visuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { Amount } from '@/components/ui/figures/Amount';
import { Button } from '@/components/ui/controls/Button';
import { IconButton } from '@/components/ui/controls/IconButton';
import { RunningTime } from '@/components/ui/figures/RunningTime';
import { signOf } from '@/domain/money/signOf';
import { useT } from '@/hooks/useT';
import { media } from '@/themes/media';
import { token } from '@/themes/token';
import { Icon } from '@/components/ui/pictures/Icon';
import { Tools, type GameBarProps } from './GameBar';

// Upright: a bar of 52 and a strip of 44. Sideways: a column beside the game.
const Root = styled.div`
  display: none;
  flex: none;
  background: ${token('bg')};

  ${media.upright} {
    display: block;
    border-block-end: 1px solid ${token('border')};
  }
  ${media.sideways} {
    display: block;
    padding-block-end: ${token('space-8')};
    overflow-y: auto;
  }
  .top {
    display: flex;
    align-items: center;
    min-block-size: 52px;
    padding-inline: ${token('space-4')};
  }
  h1 {
    flex: 1;
    min-inline-size: 0;
    padding-inline: ${token('space-4')};
    font-size: 17px;
    line-height: 21px;
    color: ${token('text')};
    overflow-wrap: anywhere;
  }
  .tools {
    display: flex;
    flex: none;
  }
  .tools > * {
    min-inline-size: 44px;
    padding-inline: 0;
    color: ${token('text-muted')};
  }
  .tools [aria-pressed='true'] {
    color: ${token('accent-text')};
  }
  .words {
    ${visuallyHidden}
  }
  .shared {
    padding: 0 ${token('space-16')} ${token('space-4')};
    color: ${token('text-muted')};
    font-size: 13px;
    text-align: end;
  }
  .shared:empty {
    display: none;
  }
  .strip {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-8')};
    min-block-size: 44px;
    padding-inline: ${token('space-16')} ${token('space-4')};
    font: 400 ${token('type-sm')} ${token('font-text')};
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 18px;
    color: ${token('text-muted')};
  }
  .strip > span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 5px;
  }
  time,
  .none {
    font-weight: 650;
    color: ${token('text')};
  }
  .net > bdi,
  .net > span:last-child {
    font-weight: 650;
  }
  .net[data-sign='+'] > :last-child {
    color: ${token('success-text')};
  }
  .net[data-sign='-'] > :last-child {
    color: ${token('danger-text')};
  }
  .act {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-block-size: 44px;
    padding-inline: ${token('space-12')};
    font-size: 14px;
    font-weight: 650;
    line-height: 18px;
    color: ${token('accent-text')};
  }
  ${media.narrow} {
    h1 {
      font-size: 15px;
      line-height: 18px;
    }
    .strip {
      padding-inline-start: ${token('space-12')};
    }
  }
  ${media.sideways} {
    .top,
    .tools {
      flex-wrap: wrap;
    }
    .tools {
      flex: 1 0 100%;
    }
    h1 {
      flex: 1 0 60px;
      font-size: 15px;
      line-height: 18px;
    }
    .strip {
      flex-direction: column;
      align-items: stretch;
      padding-inline: ${token('space-12')};
    }
    .act {
      padding-inline: ${token('space-8')};
      border-radius: ${token('radius-md')};
      background: ${token('surface2')};
    }
  }
`;

const canGoFull = () => typeof document.documentElement.requestFullscreen === 'function';

type OwnBarProps = Pick<GameBarProps, 'game' | 'line' | 'mode' | 'fullScreen' | 'onLeave' | 'toReal'>;

/**
 * Where a game has a phone's screen to itself: the way back, name and tools; for a demo its session and net, where play
 * with real money has its own bar.
 */
export function OwnBar({ game, line, mode, fullScreen, onLeave, toReal }: OwnBarProps) {
  const t = useT();
  return (
    <Root className="own-bar">
      <div className="top">
        {onLeave && (
          <IconButton label={t(mode === 'real' ? 'game.leaveReal' : 'game.leave')} onClick={onLeave}>
            <Icon of={ArrowLeft} className="flip" />
          </IconButton>
        )}
        <h1>{game.name}</h1>
        {/* Without full screen in the browser, there is nothing larger than this. */}
        <Tools game={game} mode={null} fullScreen={canGoFull() ? fullScreen : undefined} />
      </div>
      {mode === 'demo' && (
        <div className="strip" role="group" aria-label={t('game.playNow')}>
          <span>
            <Icon of={Clock} size={16} />
            {t('game.session')}{' '}
            {line ? <RunningTime since={line.since} ahead={line.ahead} /> : <span className="none">–</span>}
          </span>
          <span className="net" data-sign={line ? signOf(line.net) : undefined}>
            {t('game.net')}{' '}
            {line ? (
              <Amount value={line.net} currency={line.currency} sign="exceptZero" />
            ) : (
              <span className="none">–</span>
            )}
          </span>
          {toReal && (
            <Button look="quiet" className="act" onClick={toReal.go}>
              {t(toReal.needsLogIn ? 'shell.logIn' : 'game.playReal')}
            </Button>
          )}
        </div>
      )}
    </Root>
  );
}
