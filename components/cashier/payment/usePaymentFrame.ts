import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { readPaymentMessage } from '@/domain/cashier/methods/frameMessages';

/** Milliseconds after which a frame that has not spoken counts as failed. */
const LOADING_MS = 15_000;
/** Until it says how high it is, in CSS pixels. */
const FIRST_HEIGHT = 420;

type Phase = 'loading' | 'ready' | 'failed';

type Options = {
  /** The only origin whose messages count. */
  origin: string;
  /** The player has done their part there. */
  onDone: () => void;
  /** The rest happens in the whole window. */
  onRedirect: (url: string) => void;
};

type UsePaymentFrame = {
  frame: RefObject<HTMLIFrameElement | null>;
  phase: Phase;
  height: number;
  /** Counts the tries: another key makes the browser load the frame anew. */
  attempt: number;
  retry: () => void;
};

/** Listens to a provider's frame: exact origin, exact window, exact words. What it says never is the result of a payment. */
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
  // Before the browser may run anything of the frame: a message sent before anybody listens would be lost.
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
