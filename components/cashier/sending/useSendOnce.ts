import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CallError } from '@/services/http/call';
import { createIntents } from '@/services/http/intents';
import { untilAnswered, type Answer } from '@/services/http/untilAnswered';
import type { PendingIntent, PendingIntents } from '@/services/browser/pendingIntent';
import type { TabTalk } from '@/services/browser/tabTalk';

/** Milliseconds between retries after a lost answer; the outcome should be known within half a minute. */
const AGAIN_MS = [1_000, 2_000, 4_000, 8_000, 12_000] as const;

/** State of a write; `More` adds final states specific to some writes. */
export type Sending<B, More = never> =
  | { phase: 'idle' }
  | { phase: 'sending' }
  /** No answer came, so the outcome is unknown. `waiting` while it is retried automatically. */
  | { phase: 'lost'; pending: PendingIntent<B>; waiting: boolean }
  | { phase: 'refused'; error: CallError }
  /** Another tab is sending right now. */
  | { phase: 'elsewhere' }
  | More;

type Options<B, A, More> = {
  player: string;
  /** Storage of the unanswered write. */
  kept: PendingIntents<B>;
  tabs: Pick<TabTalk, 'tell' | 'alone'>;
  call: (write: { body: B; intent: string }) => Promise<Answer<A>>;
  /** How a press ends without being sent, because another tab or device has done the same meanwhile; null: it is sent. */
  duplicate: (body: B) => Promise<Sending<B, More> | null>;
  /** The final state once the backend has accepted or refused the write; `here` while the page is mounted. */
  taken: (answer: A, here: boolean) => Sending<B, More>;
  refused?: (error: CallError, here: boolean) => Sending<B, More>;
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const asRefused = (error: CallError) => ({ phase: 'refused', error }) as const;

/**
 * Sends writes that move money, each exactly once: one call at a time, one tab at a time, one idempotency key per
 * intent. A lost answer means unknown, never failed: the same key is retried automatically, also after a reload.
 */
export function useSendOnce<B, A, More extends { phase: string } = never>(options: Options<B, A, More>) {
  const { player, kept, tabs, call, duplicate, taken, refused = asRefused } = options;
  const [state, setState] = useState<Sending<B, More>>({ phase: 'idle' });
  const [intents] = useState(createIntents);
  const busy = useRef(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const settle = async (pending: PendingIntent<B>) => {
    const { body, intent } = pending;
    const outcome = await untilAnswered({
      attempt: () => call({ body, intent }),
      pauses: AGAIN_MS,
      onLost: () => setState({ phase: 'lost', pending, waiting: true }),
      isLeft: () => !here.current,
    });
    // Resumed when the page is opened again.
    if (outcome.kind === 'left') return;
    if (outcome.kind === 'lost') return setState({ phase: 'lost', pending, waiting: false });
    kept.drop();
    intents.answered(JSON.stringify(body));
    if (outcome.kind === 'refused') return setState(refused(outcome.error, here.current));
    tabs.tell();
    setState(taken(outcome.data, here.current));
  };

  const begin = async (body: B) => {
    const before = kept.read(player, Date.now());
    const again = before !== null && isSame(before.body, body);
    const end = again ? null : await duplicate(body);
    if (end) return setState(end);
    const pending = again ? before : { intent: intents.keyOf(JSON.stringify(body)), player, body, since: Date.now() };
    kept.keep(pending);
    await settle(pending);
  };

  const alone = async (act: () => Promise<unknown>) => {
    if (busy.current) return;
    busy.current = true;
    setState({ phase: 'sending' });
    try {
      if (!(await tabs.alone(act))) setState({ phase: 'elsewhere' });
    } finally {
      busy.current = false;
    }
  };

  const resume = useEffectEvent(() => {
    const pending = kept.read(player, Date.now());
    if (pending) void alone(() => settle(pending));
  });
  useEffect(() => resume(), [player]);

  return {
    state,
    send: (body: B) => void alone(() => begin(body)),
    /** Asks again what became of a lost one. */
    check: (pending: PendingIntent<B>) => void alone(() => settle(pending)),
    /** Forgets what was said of the last one: a new one is typed. */
    forget: () => {
      if (!busy.current) setState((before) => (before.phase === 'lost' ? before : { phase: 'idle' }));
    },
  };
}

/** Milliseconds a press waits for what other tabs and devices have done. */
const LIST_MS = 3_000;

/** The list, or undefined if it does not arrive within LIST_MS: a slow list does not block the write. */
export const inTime = <T>(list: PromiseLike<{ data?: T }>): Promise<T | undefined> =>
  Promise.race([list.then(({ data }) => data), pause(LIST_MS).then(() => undefined)]);
