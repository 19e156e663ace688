import { useEffect, useRef, useState } from 'react';
import { referenceOf } from '@/domain/protection/reference';
import { asCallError, type CallError } from '@/services/http/call';

/** State of one intent. After a lost answer it is retried ('checking'), and 'unknown' if no answer arrives. */
export type IntentState<T> =
  | { phase: 'idle' }
  | { phase: 'sending' }
  | { phase: 'checking'; reference: string | null }
  | { phase: 'unknown'; reference: string | null }
  | { phase: 'refused'; error: CallError }
  | { phase: 'done'; answer: T };

/** Sends a write; resolves with data or error, like an RTK mutation. */
type Attempt<T> = (write: { intent: string; timeoutMs?: number }) => Promise<{ data?: T; error?: unknown }>;

/** Pauses before each retry after a lost answer, and the timeout of each retry: 29 s in total. */
const PAUSES_MS = [500, 1_500, 3_000, 4_000];
const ASKING_MS = 5_000;

export type IntentControls<T> = {
  state: IntentState<T>;
  /** Sends the write, or retries it from 'unknown'; ignored while in flight and once done. */
  send: (attempt: Attempt<T>) => void;
  /** Clears a refusal or a result: the next send is a new intent. */
  reset: () => void;
};

/**
 * Runs one intent until the server confirms it. The idempotency key is created once and reused for every retry, so a
 * repeated write returns the first one's answer and has no second effect.
 */
export function useIntent<T>(onDone?: (answer: T) => void): IntentControls<T> {
  const [state, setState] = useState<IntentState<T>>({ phase: 'idle' });
  const intent = useRef<string | null>(null);
  const busy = useRef(false);
  /** Done: ignores clicks on a button that is still animating out. */
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
