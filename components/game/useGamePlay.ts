import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, type RefObject } from 'react';
import { REQUEST_TIMEOUT_MS } from '@/config/http';
import {
  BAR_KEY,
  readStudioMessage,
  wrapSiteMessage,
  type FrameRules,
  type SiteMessage,
} from '@/domain/game/frameMessages';
import {
  FRAME_REFUSED,
  GAME_OPEN_ELSEWHERE,
  IDLE,
  frameUrl,
  modeOf,
  play,
  type PlayMode,
  type PlayState,
} from '@/domain/game/play';
import { useLaunchGameMutation } from '@/services/game/game';
import { isOver, ownTab, tellTaken, watchPlace } from '@/services/game/playTabs';
import { asCallError, type CallError } from '@/services/http/call';
import { deskColors } from './play/deskColors';

type Options = {
  game: string;
  demoUserId: string | null;
  locale: string;
  gameOrigins: readonly string[];
  /** The game is paused while the reality check or a dialog of the play bar is shown. */
  paused: boolean;
  /** Whether bonus buys with real money can be confirmed here. */
  sellsBonus: boolean;
  /** Whether games with real money may be open in several tabs at the same time. */
  manyPlaces: boolean;
  /** What the player's market demands of the game. */
  rules: FrameRules;
  /** The time or the money of the session is used up: the game closes once no round is open. */
  isUsedUp: boolean;
};

export type GamePlay = {
  state: PlayState;
  frame: RefObject<HTMLIFrameElement | null>;
  /** Starts the game; ignored while a start is in progress. `playHere` ends the one that is open elsewhere. */
  start: (mode: PlayMode, playHere?: boolean) => void;
  leave: () => void;
  answerBuy: (confirmed: boolean) => void;
  /** Makes the game refetch its balance from the studio, as it does after every pause. */
  askAnew: () => void;
};

const hasOrigin = (url: string, origins: readonly string[]) =>
  URL.canParse(url) && origins.some((origin) => URL.canParse(origin) && new URL(origin).origin === new URL(url).origin);

/** The country in the details of a refusal (GAME_RESTRICTED). */
function countryIn(details: unknown): { country?: string } {
  const country = typeof details === 'object' && details !== null ? (details as { country?: unknown }).country : null;
  return typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? { country } : {};
}

/** Game and tab in the details of a refusal (GAME_OPEN_ELSEWHERE). */
function openIn({ code, details }: CallError): { openGame?: string; openTab?: string } {
  if (code !== GAME_OPEN_ELSEWHERE || typeof details !== 'object' || details === null) return {};
  const { name, tab } = details as { name?: unknown; tab?: unknown };
  return { ...(typeof name === 'string' && { openGame: name }), ...(typeof tab === 'string' && { openTab: tab }) };
}

/** Handles messages of the frame; accepts only its exact origin and window. */
function useFrameMessages(
  url: string | null,
  frame: RefObject<HTMLIFrameElement | null>,
  onMessage: (data: unknown) => void,
) {
  // A layout effect, so that it listens before the frame can run: an earlier message would be lost.
  useLayoutEffect(() => {
    if (url === null) return;
    const { origin } = new URL(url);
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin === origin && event.source === frame.current?.contentWindow) onMessage(event.data);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [url, frame, onMessage]);
}

function tell(frame: HTMLIFrameElement | null, message: SiteMessage): void {
  if (frame?.src) frame.contentWindow?.postMessage(wrapSiteMessage(message), new URL(frame.src).origin);
}

function usePause(frame: RefObject<HTMLIFrameElement | null>, playing: boolean, paused: boolean): void {
  useEffect(() => {
    if (!playing || !paused) return;
    const { current } = frame;
    tell(current, { type: 'pause' });
    return () => tell(current, { type: 'resume' });
  }, [frame, playing, paused]);
}

/** One game frame: launch, handshake, session tally, end. The tally comes from the studio's messages. */
export function useGamePlay({
  game,
  demoUserId,
  locale,
  gameOrigins,
  paused,
  sellsBonus,
  manyPlaces,
  rules,
  isUsedUp,
}: Options): GamePlay {
  const [state, dispatch] = useReducer(play, IDLE);
  const [launch] = useLaunchGameMutation();
  const frame = useRef<HTMLIFrameElement>(null);
  const busy = useRef(false);
  const url = frameUrl(state);
  const bonusBuy = sellsBonus && modeOf(state) === 'real';

  const ask = async (mode: PlayMode, playHere: boolean) => {
    const means =
      mode === 'demo' && demoUserId !== null
        ? { mode, demoUserId }
        : { mode: 'real' as const, tab: ownTab(), ...(playHere && { playHere }) };
    return launch({ game, locale, intent: crypto.randomUUID(), ...means });
  };

  const start = async (mode: PlayMode, playHere = false) => {
    if (busy.current || (mode === 'demo' && demoUserId === null)) return;
    busy.current = true;
    dispatch({ type: 'launch', mode });
    let answer = await ask(mode, playHere);
    // Nobody is asked about a tab that was closed.
    const other = answer.error && !playHere ? openIn(asCallError(answer.error)).openTab : undefined;
    if (other !== undefined && (await isOver(other))) answer = await ask(mode, true);
    busy.current = false;
    if (!answer.error && mode === 'real') tellTaken();
    if (answer.error) {
      const error = asCallError(answer.error);
      const { code = 'UNKNOWN', details } = error;
      const { openGame } = openIn(error);
      dispatch({ type: 'refused', code, ...countryIn(details), ...(openGame !== undefined && { openGame }) });
    } else if (hasOrigin(answer.data.launchUrl, gameOrigins)) {
      const { launchUrl, sessionId } = answer.data;
      dispatch({ type: 'launched', url: launchUrl, sessionId });
    } else {
      dispatch({ type: 'refused', code: FRAME_REFUSED });
    }
  };

  const onMessage = useCallback(
    (data: unknown) => {
      const message = readStudioMessage(data);
      if (!message) return;
      // As if the key had been pressed on the page, with the focus in the frame.
      const key = message.type === 'escape' ? 'Escape' : message.type === 'toBar' ? BAR_KEY : null;
      if (key !== null) {
        frame.current?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        return;
      }
      if (message.type === 'ready') tell(frame.current, { type: 'hello', locale, bonusBuy, ...deskColors(), rules });
      // A frame that was not offered bonus buys, or was in another mode, is declined.
      if (message.type === 'bonusBuyAsked' && !bonusBuy)
        return tell(frame.current, { type: 'bonusBuyAnswer', confirmed: false });
      dispatch({ type: 'message', message, now: Date.now() });
    },
    [locale, bonusBuy, rules],
  );
  useFrameMessages(url, frame, onMessage);
  usePause(frame, state.phase === 'playing', paused);

  const isReal = url !== null && modeOf(state) === 'real' && !manyPlaces;
  useEffect(() => (isReal ? watchPlace(() => dispatch({ type: 'taken' })) : undefined), [isReal]);

  const mayClose = isUsedUp && state.phase === 'playing' && state.mode === 'real' && !state.tally.inRound;
  useEffect(() => {
    if (mayClose) dispatch({ type: 'bounded' });
  }, [mayClose]);

  const loading = state.phase === 'loading';
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => dispatch({ type: 'tooLate' }), REQUEST_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [loading]);

  useEffect(() => () => dispatch({ type: 'leave' }), [game]);

  return {
    state,
    frame,
    start: (mode, playHere) => void start(mode, playHere),
    leave: useCallback(() => dispatch({ type: 'leave' }), []),
    answerBuy: useCallback((confirmed) => {
      tell(frame.current, { type: 'bonusBuyAnswer', confirmed });
      dispatch({ type: 'buyAnswered' });
    }, []),
    askAnew: useCallback(() => {
      tell(frame.current, { type: 'pause' });
      tell(frame.current, { type: 'resume' });
    }, []),
  };
}
