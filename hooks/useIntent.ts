import { useEffect, useRef, useState } from 'react';
import { referenceOf } from '@/domain/protection/reference';
import type { CallError } from '@/services/http/call';
import { createIntents } from '@/services/http/intents';
import { untilAnswered, type Answer } from '@/services/http/untilAnswered';

/** State of one intent. After a lost answer it is retried ('checking'), and 'unknown' if no answer arrives. */
export type IntentState<T> =
  | { phase: 'idle' }
  | { phase: 'sending' }
  | { phase: 'checking'; reference: string | null }
  | { phase: 'unknown'; reference: string | null }
  | { phase: 'refused'; error: CallError }
  | { phase: 'done'; answer: T };

/** Sends a write; resolves with its answer or its error, as a mutation does. */
type Attempt<T> = (write: { intent: string; timeoutMs?: number }) => Promise<Answer<T>>;

/** Pauses before each retry after a lost answer, and the timeout of each retry: 29 s in total. */
const PAUSES_MS = [500, 1_500, 3_000, 4_000];
const ASKING_MS = 5_000;

/** This hook has one intent at a time. */
const ONLY = '';

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
  const [intents] = useState(createIntents);
  const busy = useRef(false);
  /** Done: ignores clicks on a button that is still animating out. */
  const done = useRef(false);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => void (left.current = true);
  }, []);

  const run = async (attempt: Attempt<T>) => {
    const intent = intents.keyOf(ONLY);
    const reference = referenceOf(intent);
    setState((before) => (before.phase === 'unknown' ? { phase: 'checking', reference } : { phase: 'sending' }));
    const outcome = await untilAnswered({
      attempt: (retry) => attempt({ intent, ...(retry > 0 && { timeoutMs: ASKING_MS }) }),
      pauses: PAUSES_MS,
      onLost: () => setState({ phase: 'checking', reference }),
      isLeft: () => left.current,
    });
    if (outcome.kind === 'left') return;
    if (outcome.kind === 'lost') return setState({ phase: 'unknown', reference });
    intents.answered(ONLY);
    if (outcome.kind === 'refused') return setState({ phase: 'refused', error: outcome.error });
    done.current = true;
    setState({ phase: 'done', answer: outcome.data });
    onDone?.(outcome.data);
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
