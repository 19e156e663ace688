import { useEffect, useRef, useState } from 'react';
import { referenceOf } from '@/domain/protection/reference';
import { asCallError, type CallError } from '@/services/http/call';

/** How one intent of the player stands; after a lost answer it is asked for again, and stays unknown where none comes. */
export type IntentState<T> =
  | { phase: 'idle' }
  | { phase: 'sending' }
  | { phase: 'checking'; reference: string | null }
  | { phase: 'unknown'; reference: string | null }
  | { phase: 'refused'; error: CallError }
  | { phase: 'done'; answer: T };

/** Sends a write; resolves with its answer or its error, as a mutation does. */
type Attempt<T> = (write: { intent: string; timeoutMs?: number }) => Promise<{ data?: T; error?: unknown }>;

/** Pauses before an answer that was lost is asked for again, and how long each asking may take: 29 s in all. */
const PAUSES_MS = [500, 1_500, 3_000, 4_000];
const ASKING_MS = 5_000;

export type IntentControls<T> = {
  state: IntentState<T>;
  /** Sends it, or asks again after an unknown end; presses while it is on its way, and after it is done, do nothing. */
  send: (attempt: Attempt<T>) => void;
  /** Forgets a refusal or an answer: the next press is an intent of its own. */
  reset: () => void;
};

/**
 * One intent from the press to the server's word. Its key is made once and kept through every repetition, so that the same
 * write, sent again, gets the first one's answer and does nothing twice.
 */
export function useIntent<T>(onDone?: (answer: T) => void): IntentControls<T> {
  const [state, setState] = useState<IntentState<T>>({ phase: 'idle' });
  const intent = useRef<string | null>(null);
  const busy = useRef(false);
  /** Done: a button that is still on its way out of the page does nothing more. */
  const done = useRef(false);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => void (left.current = true);
  }, []);

  const run = async (attempt: Attempt<T>) => {
    const key = (intent.current ??= crypto.randomUUID());
    const reference = referenceOf(key);
    setState((before) => (before.phase === 'unknown' ? { phase: 'checking', reference } : { phase: 'sending' }));
    for (const pause of [0, ...PAUSES_MS]) {
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      if (left.current) return;
      const { data, error } = await attempt({ intent: key, ...(pause > 0 && { timeoutMs: ASKING_MS }) });
      if (data !== undefined) {
        intent.current = null;
        done.current = true;
        setState({ phase: 'done', answer: data });
        return onDone?.(data);
      }
      const problem = asCallError(error);
      if (!problem.network) {
        intent.current = null;
        return setState({ phase: 'refused', error: problem });
      }
      setState({ phase: 'checking', reference });
    }
    setState({ phase: 'unknown', reference });
  };
  return {
    state,
    send: (attempt) => {
      if (busy.current || done.current) return;
      busy.current = true;
      void run(attempt).finally(() => {
        busy.current = false;
      });
    },
    reset: () => {
      if (busy.current) return;
      done.current = false;
      setState((before) => (before.phase === 'unknown' ? before : { phase: 'idle' }));
    },
  };
}
