import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { readPaymentMessage } from '@/domain/cashier/methods/frameMessages';

/** Milliseconds after which a frame that has sent no message counts as failed. */
const LOADING_MS = 15_000;
/** Height in CSS pixels until the frame reports its own. */
const FIRST_HEIGHT = 420;

type Phase = 'loading' | 'ready' | 'failed';

type Options = {
  /** The only origin whose messages are accepted. */
  origin: string;
  /** The player has completed the provider's form. */
  onDone: () => void;
  /** The payment continues in the whole window, at this URL. */
  onRedirect: (url: string) => void;
};

type UsePaymentFrame = {
  frame: RefObject<HTMLIFrameElement | null>;
  phase: Phase;
  height: number;
  /** Number of attempts; used as the key, so that a retry reloads the frame. */
  attempt: number;
  retry: () => void;
};

/** Listens to a provider's frame: exact origin and window, known messages. They never decide a payment's result. */
export function usePaymentFrame({ origin, onDone, onRedirect }: Options): UsePaymentFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const [phase, setPhase] = useState<Phase>('loading');
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const [attempt, setAttempt] = useState(0);

  const hear = useEffectEvent((data: unknown) => {
    const message = readPaymentMessage(data);
    if (!message) return;
    if (message.type === 'failed') setPhase('failed');
    else setPhase('ready');
    if (message.type === 'ready') setHeight(message.height);
    if (message.type === 'done') onDone();
    if (message.type === 'redirect') onRedirect(message.url);
  });
  // A layout effect, so that the listener exists before the frame can run: an earlier message would be lost.
  useLayoutEffect(() => {
    const listen = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      if (from === origin && source === frame.current?.contentWindow) hear(data);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin]);
  useEffect(() => {
    if (phase !== 'loading') return;
    const timer = setTimeout(() => setPhase('failed'), LOADING_MS);
    return () => clearTimeout(timer);
  }, [phase, attempt]);

  return {
    frame,
    phase,
    height,
    attempt,
    retry: () => {
      setPhase('loading');
      setAttempt((count) => count + 1);
    },
  };
}
