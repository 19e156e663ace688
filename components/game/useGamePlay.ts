import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, type RefObject } from 'react';
import { REQUEST_TIMEOUT_MS } from '@/config/http';
import { readStudioMessage, wrapSiteMessage, type SiteMessage } from '@/domain/game/frameMessages';
import { FRAME_REFUSED, IDLE, frameUrl, play, type PlayState } from '@/domain/game/play';
import { useLaunchGameMutation } from '@/services/game';
import { asCallError } from '@/services/call';

type Options = { game: string; demoUserId: string | null; locale: string; gameOrigins: readonly string[] };

export type GamePlay = {
  state: PlayState;
  frame: RefObject<HTMLIFrameElement | null>;
  /** Starts demo play; presses while a start runs do nothing. */
  start: () => void;
  leave: () => void;
};

const hasOrigin = (url: string, origins: readonly string[]) =>
  URL.canParse(url) && origins.some((origin) => URL.canParse(origin) && new URL(origin).origin === new URL(url).origin);

/** The country a refusal names (GAME_RESTRICTED). */
function countryIn(details: unknown): { country?: string } {
  const country = typeof details === 'object' && details !== null ? (details as { country?: unknown }).country : null;
  return typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? { country } : {};
}

/** Speaks with the frame: exact origin, exact window, exact schema, in both directions. */
function useFrameMessages(
  url: string | null,
  frame: RefObject<HTMLIFrameElement | null>,
  onMessage: (data: unknown) => void,
) {
  // Before the browser may run anything of the frame: a message sent before anybody listens would be lost.
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

/** One game frame: launch, handshake, tally of the session, end. The tally comes from the studio's messages. */
export function useGamePlay({ game, demoUserId, locale, gameOrigins }: Options): GamePlay {
  const [state, dispatch] = useReducer(play, IDLE);
  const [launch] = useLaunchGameMutation();
  const frame = useRef<HTMLIFrameElement>(null);
  const busy = useRef(false);
  const url = frameUrl(state);

  const start = useCallback(async () => {
    if (demoUserId === null || busy.current) return;
    busy.current = true;
    dispatch({ type: 'launch' });
    const answer = await launch({ game, demoUserId, locale, intent: crypto.randomUUID() });
    busy.current = false;
    if (answer.error) {
      const { code = 'UNKNOWN', details } = asCallError(answer.error);
      dispatch({ type: 'refused', code, ...countryIn(details) });
    } else if (hasOrigin(answer.data.launchUrl, gameOrigins)) {
      dispatch({ type: 'launched', url: answer.data.launchUrl });
    } else {
      dispatch({ type: 'refused', code: FRAME_REFUSED });
    }
  }, [demoUserId, game, gameOrigins, launch, locale]);

  const onMessage = useCallback(
    (data: unknown) => {
      const message = readStudioMessage(data);
      if (!message) return;
      if (message.type === 'escape') {
        const { current } = frame;
        current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
        return;
      }
      const hello: SiteMessage = { type: 'hello', locale };
      if (message.type === 'ready' && frame.current?.src) {
        frame.current.contentWindow?.postMessage(wrapSiteMessage(hello), new URL(frame.current.src).origin);
      }
      dispatch({ type: 'message', message, now: Date.now() });
    },
    [locale],
  );
  useFrameMessages(url, frame, onMessage);

  const loading = state.phase === 'loading';
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => dispatch({ type: 'tooLate' }), REQUEST_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [loading]);

  useEffect(() => () => dispatch({ type: 'leave' }), [game]);

  return { state, frame, start: () => void start(), leave: useCallback(() => dispatch({ type: 'leave' }), []) };
}
