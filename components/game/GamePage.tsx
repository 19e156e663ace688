import { useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import { useLocale } from '@/components/ui/LocaleContext';
import { demoUserOf } from '@/domain/game/demo';
import type { GameDetails } from '@/domain/game/game';
import { frameRules } from '@/domain/game/frameRules';
import {
  BOUNDS_REACHED,
  BOUNDS_REQUIRED,
  frameUrl,
  GAME_OPEN_ELSEWHERE,
  LIMIT_REQUIRED,
  modeOf,
  NOTICE_REQUIRED,
  PLAYED_ELSEWHERE,
  type PlayState,
} from '@/domain/game/play';
import type { BonusBuyAsk, RealPlayNow } from '@/domain/game/realPlay';
import type { Stakeable } from '@/domain/game/stakeable';
import { isFocusLost } from '@/hooks/address/focusPage';
import { openModal } from '@/hooks/address/modalAddress';
import { useAuth } from '@/hooks/player/useAuth';
import { useExcluded } from '@/hooks/player/useExcluded';
import { useLoginOff } from '@/hooks/player/useLoginOff';
import { useBoundsReached, useCheckDue, usePlaySession, useResting } from '@/hooks/player/usePlaySession';
import { useSettings } from '@/hooks/useSettings';
import { useAbsent } from '@/hooks/useAbsent';
import { useAwaited } from '@/hooks/player/useAwaited';
import { asCallError } from '@/services/http/call';
import { GAME_NOT_FOUND, useGameQuery } from '@/services/game/game';
import { GameNotFound } from './GameNotFound';
import { GameScreen } from './GameScreen';
import type { StageState } from './stage/Curtain';
import type { PlayOffers } from './stage/Ways';
import { GameLoadError, GameLoading } from './GameUnready';
import { GamePageStyle } from './GamePageStyle';
import type { BarAsk, CockpitProps } from './cockpit/Cockpit';
import type { SessionBoundsProps } from './play/SessionBounds';
import { useBarKey } from './cockpit/useBarKey';
import { useGamePageStyle } from './useGamePageStyle';
import { useGamePlay } from './useGamePlay';
import { usePlayLine } from './usePlayLine';
import { useMoneyNews } from './play/useMoneyNews';
import { useRealPlay } from './useRealPlay';
import { useRemember } from './useRemember';
import { useRestriction, type Restriction } from './useRestriction';
import { useStakeable } from './useStakeable';
import { useStageView } from './useStageView';

export type GamePageProps = {
  game: string;
  /** The country that the server rendered the page for; '' if unknown. */
  country: string;
  /** What the player should know before playing; provided by another feature. */
  Notes?: ComponentType<{ game: GameDetails }>;
  /** Shown below the game's figures; provided by another feature. */
  similar?: ReactNode;
  /**
   * Shown above and below the frame during play with real money, and the confirmation of a bonus buy; provided by
   * another feature. Without it no bonus buy is offered.
   */
  realPlay?: {
    Above: ComponentType<RealPlayProps>;
    Below: ComponentType<RealPlayProps>;
    /** Above the frame: time, result, limits, and the ways to both dialogs below. */
    Bar: ComponentType<CockpitProps>;
    Break: ComponentType<BarDialogProps>;
    Limits: ComponentType<BarDialogProps>;
    Buying: ComponentType<BuyingProps>;
    /** Time and money of a session, where they are set before play. */
    Bounds?: ComponentType<SessionBoundsProps>;
  };
};

/** What the bar asks for. It outlives the game, which a break ends. */
export type BarDialogProps = { open: boolean; onClose: () => void };

export type RealPlayProps = { play: RealPlayNow; game: GameDetails };

export type BuyingProps = RealPlayProps & {
  ask: BonusBuyAsk;
  /** The casino's id of the game session in the frame. */
  sessionId: string;
  onAnswer: (confirmed: boolean) => void;
};

const Frame = styled.iframe`
  border: 0;
`;

/** Error code of the backend for an excluded player (SESS-10). */
const SELF_EXCLUDED = 'SELF_EXCLUDED';

type Hindrance = {
  restriction: Restriction | null;
  excluded: boolean;
  /** A game that is open elsewhere cannot be ended from here. */
  waits: boolean;
  /** Time and money of a session are asked for, in a dialog over the stage. */
  asksBounds: boolean;
};

/** Refusals with their own text; all others are failures shown with their code. */
function stageOf(
  state: PlayState,
  offers: PlayOffers,
  { restriction, excluded, waits, asksBounds }: Hindrance,
): StageState {
  if (excluded || (state.phase === 'failed' && state.code === SELF_EXCLUDED)) return { phase: 'excluded' };
  if (state.phase === 'loading') return { phase: 'launching', mode: state.mode };
  if (state.phase === 'playing') return { phase: 'playing', anyShape: state.anyShape };
  if (state.phase === 'launching') return { phase: 'launching', mode: state.mode };
  if (restriction) return { phase: 'restricted', ...restriction };
  if (!offers.demo && (offers.real === null || offers.real === 'logIn')) return { phase: 'unavailable' };
  if (state.phase === 'idle' || asksBounds) return { phase: 'idle' };
  const { mode, code, openGame } = state;
  if (code === PLAYED_ELSEWHERE) return { phase: 'moved' };
  if (code === LIMIT_REQUIRED || code === NOTICE_REQUIRED) return { phase: 'first', limit: code === LIMIT_REQUIRED };
  if (code === GAME_OPEN_ELSEWHERE) return { phase: 'elsewhere', game: openGame ?? null, waits };
  return code === 'DEMO_UNAVAILABLE' ? { phase: 'unavailable' } : { phase: 'failed', mode, code };
}

/** The available play modes; the server's page and the first paint offer those of a guest. */
function useOffers(game: GameDetails, held: Stakeable | null): PlayOffers & { demoUserId: string | null } {
  const settings = useSettings();
  const notOffered = useAbsent('play');
  const { isAuthenticated, isInitialized } = useAuth();
  const guest = useLoginOff() ? null : 'logIn';
  const isAwaited = useAwaited();
  const demoUserId = game.demo ? demoUserOf(settings) : null;
  const real = isAuthenticated ? held : isAwaited ? 'loading' : guest;
  if (notOffered) return { demo: false, real: null, demoUserId: null };
  return { demo: demoUserId !== null, real, demoUserId, known: isInitialized };
}

/** The page of a game in all its states (P-06): loading its data, then demo or real play in the studio's frame. */
export function GamePage({ game, ...more }: GamePageProps) {
  const { data, error, isFetching, refetch } = useGameQuery({ game });
  if (data) return <PlayableGame game={data} {...more} />;
  if (asCallError(error).code === GAME_NOT_FOUND) return <GameNotFound />;
  return isFetching ? <GameLoading /> : <GameLoadError onRetry={() => void refetch()} />;
}

/** The dialog that the bar asked for; each stays once it was open, because what it wrote may be unanswered. */
function useBarAsk() {
  const [asked, setAsked] = useState<BarAsk | null>(null);
  const [before, setBefore] = useState<readonly BarAsk[]>([]);
  const ask = (what: BarAsk) => {
    setAsked(what);
    if (!before.includes(what)) setBefore([...before, what]);
  };
  return { asked, ask, wasAsked: (what: BarAsk) => before.includes(what), close: () => setAsked(null) };
}

type PlayableGameProps = Omit<GamePageProps, 'game'> & { game: GameDetails };

function PlayableGame({ game, country, Notes, similar, realPlay }: PlayableGameProps) {
  const settings = useSettings();
  const { code } = useLocale();
  const held = useStakeable(game);
  const { demoUserId, ...offers } = useOffers(game, held);
  const { asked, wasAsked, ask, close } = useBarAsk();
  const { session } = usePlaySession();
  const waits = [useCheckDue(session), useResting(session), asked !== null];
  const paused = waits.includes(true);
  const isUsedUp = useBoundsReached(session) !== null;
  const { marketRules } = settings;
  const rules = useMemo(() => frameRules(marketRules, game), [marketRules, game]);
  const sellsBonus = !useAbsent('bonusBuy') && realPlay !== undefined;
  const { state, frame, start, leave, answerBuy, askAnew } = useGamePlay({
    game: game.id,
    demoUserId,
    locale: code,
    gameOrigins: settings.gameOrigins,
    paused,
    sellsBonus,
    manyPlaces: settings.simultaneousGames === 'allowed',
    rules,
    isUsedUp,
  });
  const restriction = useRestriction(game, country, state);
  const line = usePlayLine(state);
  const money = useRealPlay(state, held, leave);
  const excluded = useExcluded() !== null;
  const url = excluded ? null : frameUrl(state);
  const refusal = state.phase === 'failed' ? state.code : null;
  const noBounds = useAbsent('sessionBounds') || realPlay?.Bounds === undefined;
  const asksBounds = !noBounds && (refusal === BOUNDS_REQUIRED || refusal === BOUNDS_REACHED);
  /** The dialog stays once it was open, so that it can close. */
  const [hadBounds, setHadBounds] = useState(false);
  if (asksBounds && !hadBounds) setHadBounds(true);
  const theatre = useRef<HTMLDivElement>(null);
  const view = useStageView(theatre, url !== null);
  const playing = state.phase === 'playing';
  const fillsPhone = playing && state.anyShape && !excluded;
  useGamePageStyle({ playing: url !== null, withMoney: money !== null, fillsPhone });

  const canPlayReal = offers.real === 'logIn' || (typeof offers.real === 'object' && offers.real !== null);
  const toReal = playing &&
    state.mode === 'demo' &&
    canPlayReal && {
      needsLogIn: offers.real === 'logIn',
      go: () => {
        if (offers.real === 'logIn') return openModal('login');
        leave();
        start('real');
      },
    };
  useRemember(game, playing);
  useMoneyNews(paused ? null : money, askAnew);
  useEffect(() => {
    // The start button is gone; if it was pressed by keyboard, the focus moves into the game.
    if (playing && isFocusLost()) frame.current?.focus({ preventScroll: true });
  }, [playing, frame]);

  const bar = useRef<HTMLDivElement>(null);
  useBarKey(bar, frame, playing);
  const { Above, Below, Buying, Bar } = (money && url !== null && realPlay) || {};
  const { Break, Limits, Bounds } = realPlay ?? {};

  return (
    <>
      <GamePageStyle />
      <GameScreen
        game={game}
        stage={stageOf(state, offers, {
          restriction,
          excluded,
          waits: settings.simultaneousGames === 'refused',
          asksBounds,
        })}
        offers={offers}
        line={line}
        mode={playing ? modeOf(state) : null}
        bar={Bar && <Bar bar={bar} onAsk={ask} />}
        above={Above && money && <Above play={money} game={game} />}
        below={Below && money && <Below play={money} game={game} />}
        fillsPhone={fillsPhone}
        onPlay={start}
        onStay={leave}
        onLogIn={() => openModal('login')}
        onLeave={leave}
        toReal={toReal || undefined}
        theatreRef={theatre}
        notes={Notes && <Notes game={game} />}
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
      {Break && wasAsked('break') && <Break open={asked === 'break'} onClose={close} />}
      {Limits && wasAsked('limits') && <Limits open={asked === 'limits'} onClose={close} />}
      {Bounds && hadBounds && (
        <Bounds
          open={asksBounds}
          isOver={refusal === BOUNDS_REACHED}
          currency={held?.currency ?? null}
          onSet={() => start('real')}
          onClose={leave}
        />
      )}
      {Buying && money?.buying && state.phase === 'playing' && (
        <Buying play={money} game={game} ask={money.buying} sessionId={state.sessionId} onAnswer={answerBuy} />
      )}
    </>
  );
}
