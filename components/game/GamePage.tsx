import { useRef } from 'react';
import styled from 'styled-components';
import { useLocale } from '@/components/ui/LocaleContext';
import { demoUserOf } from '@/domain/game/demo';
import type { GameDetails } from '@/domain/game/game';
import { frameUrl, type PlayState } from '@/domain/game/play';
import { useSettings } from '@/hooks/useSettings';
import { asCallError } from '@/services/call';
import { GAME_NOT_FOUND, useGameQuery } from '@/services/games';
import { GameNotFound } from './GameNotFound';
import { GameScreen } from './GameScreen';
import type { StageState } from './GameStage';
import { GameLoadError, GameLoading } from './GameUnready';
import { useDemoSession } from './useDemoSession';
import { useGamePlay } from './useGamePlay';

export type GamePageProps = { game: string };

const Frame = styled.iframe`
  border: 0;
`;

/** Refusals that have words of their own; every other one is a failure with its code. */
function refusalOf(code: string): StageState {
  if (code === 'DEMO_UNAVAILABLE') return { phase: 'unavailable' };
  if (code === 'GAME_RESTRICTED') return { phase: 'restricted' };
  return { phase: 'failed', code };
}

function stageOf(state: PlayState, demo: boolean): StageState {
  if (!demo) return { phase: 'unavailable' };
  if (state.phase === 'failed') return refusalOf(state.code);
  return { phase: state.phase === 'loading' ? 'launching' : state.phase };
}

/** A game's page in all its states: its data, then the play of a guest in the studio's frame (P-06). */
export function GamePage({ game }: GamePageProps) {
  const { data, error, isFetching, refetch } = useGameQuery({ game });
  if (data) return <PlayableGame game={data} />;
  if (asCallError(error).code === GAME_NOT_FOUND) return <GameNotFound />;
  return isFetching ? <GameLoading /> : <GameLoadError onRetry={() => void refetch()} />;
}

function PlayableGame({ game }: { game: GameDetails }) {
  const settings = useSettings();
  const { code } = useLocale();
  const demoUserId = game.demo ? demoUserOf(settings) : null;
  const { state, frame, start, leave } = useGamePlay({
    game: game.id,
    demoUserId,
    locale: code,
    gameOrigins: settings.gameOrigins,
  });
  const session = useDemoSession(state);
  const url = frameUrl(state);
  const theatre = useRef<HTMLDivElement>(null);
  return (
    <GameScreen
      game={game}
      stage={stageOf(state, demoUserId !== null)}
      session={session}
      onPlay={start}
      onLeave={leave}
      onFullscreen={() => void theatre.current?.requestFullscreen?.().catch(() => undefined)}
      theatreRef={theatre}
    >
      {url !== null && (
        <Frame
          ref={frame}
          src={url}
          title={game.name}
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="origin"
          allow="autoplay; fullscreen"
        />
      )}
    </GameScreen>
  );
}
