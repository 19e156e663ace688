import { useEffect, useRef, type ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { useLocale } from '@/components/ui/LocaleContext';
import { demoUserOf } from '@/domain/game/demo';
import type { GameDetails } from '@/domain/game/game';
import { frameUrl, type PlayState } from '@/domain/game/play';
import { useSettings } from '@/hooks/useSettings';
import { asCallError } from '@/services/call';
import { GAME_NOT_FOUND, useGameQuery } from '@/services/game';
import { GameNotFound } from './GameNotFound';
import { GameScreen } from './GameScreen';
import type { StageState } from './GameStage';
import { GameLoadError, GameLoading } from './GameUnready';
import { useDemoSession } from './useDemoSession';
import { GAME_PLAYING, useGamePageStyle } from './useGamePageStyle';
import { useGamePlay } from './useGamePlay';
import { useRemember } from './useRemember';
import { useRestriction, type Restriction } from './useRestriction';
import { useStageView } from './useStageView';

export type GamePageProps = {
  game: string;
  /** The country the server made the page for; '' when it knows none. */
  country: string;
  /** What leads on, below the game's figures: another feature's part. */
  similar?: ReactNode;
};

const Frame = styled.iframe`
  border: 0;
`;

/** While a game is played on a phone, the whole screen below the header is the game's: the bar of places gives way. */
const GamePageStyle = createGlobalStyle`
  body.${GAME_PLAYING} .bottom-bar {
    display: none;
  }
`;

/** Refusals that have words of their own; every other one is a failure with its code. */
function stageOf(state: PlayState, demo: boolean, restriction: Restriction | null): StageState {
  if (state.phase === 'loading') return { phase: 'launching' };
  if (state.phase === 'playing' || state.phase === 'launching') return { phase: state.phase };
  if (restriction) return { phase: 'restricted', ...restriction };
  if (!demo) return { phase: 'unavailable' };
  if (state.phase === 'idle') return { phase: 'idle' };
  return state.code === 'DEMO_UNAVAILABLE' ? { phase: 'unavailable' } : { phase: 'failed', code: state.code };
}

/** A game's page in all its states: its data, then the play of a guest in the studio's frame (P-06). */
export function GamePage({ game, ...more }: GamePageProps) {
  const { data, error, isFetching, refetch } = useGameQuery({ game });
  if (data) return <PlayableGame game={data} {...more} />;
  if (asCallError(error).code === GAME_NOT_FOUND) return <GameNotFound />;
  return isFetching ? <GameLoading /> : <GameLoadError onRetry={() => void refetch()} />;
}

function PlayableGame({ game, country, similar }: Omit<GamePageProps, 'game'> & { game: GameDetails }) {
  const settings = useSettings();
  const { code } = useLocale();
  const demoUserId = game.demo ? demoUserOf(settings) : null;
  const { state, frame, start, leave } = useGamePlay({
    game: game.id,
    demoUserId,
    locale: code,
    gameOrigins: settings.gameOrigins,
  });
  const restriction = useRestriction(game, country, state);
  const session = useDemoSession(state);
  const url = frameUrl(state);
  const theatre = useRef<HTMLDivElement>(null);
  const view = useStageView(theatre, url !== null);
  useGamePageStyle(url !== null);

  const playing = state.phase === 'playing';
  useRemember(game, playing);
  useEffect(() => {
    // The button that started the game is gone; whoever pressed it by keyboard goes on in the game.
    if (playing && document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, [playing, frame]);

  return (
    <>
      <GamePageStyle />
      <GameScreen
        game={game}
        stage={stageOf(state, demoUserId !== null, restriction)}
        session={session}
        onPlay={start}
        onLeave={leave}
        theatreRef={theatre}
        similar={similar}
        {...view}
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
    </>
  );
}
