import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { asCallError, type CallError } from '@/services/http/call';
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
  call: (write: { body: B; intent: string }) => Promise<{ data?: A; error?: unknown }>;
  /** The final state if another tab or device has done the same meanwhile, so nothing is sent; null: send it. */
  twin: (body: B) => Promise<Sending<B, More> | null>;
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
  const { player, kept, tabs, call, twin, taken, refused = asRefused } = options;
  const [state, setState] = useState<Sending<B, More>>({ phase: 'idle' });
  const busy = useRef(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  /** Resolves with whether an answer came. */
  const attempt = async ({ body, intent }: PendingIntent<B>): Promise<boolean> => {
    const { data, error } = await call({ body, intent });
    const refusal = data === undefined ? asCallError(error) : null;
    if (refusal?.network) return false;
    kept.drop();
    if (data !== undefined) tabs.tell();
    setState(data === undefined ? refused(asCallError(error), here.current) : taken(data, here.current));
    return true;
  };

  const untilAnswered = async (pending: PendingIntent<B>) => {
    if (await attempt(pending)) return;
    for (const ms of AGAIN_MS) {
      setState({ phase: 'lost', pending, waiting: true });
      await pause(ms);
      // Unmounted: resumed when the page opens again.
      if (!here.current || (await attempt(pending))) return;
    }
    setState({ phase: 'lost', pending, waiting: false });
  };

  const begin = async (body: B) => {
    const before = kept.read(player, Date.now());
    const again = before !== null && isSame(before.body, body);
    const end = again ? null : await twin(body);
    if (end) return setState(end);
    const pending = again ? before : { intent: crypto.randomUUID(), player, body, since: Date.now() };
    kept.keep(pending);
    await untilAnswered(pending);
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
    if (pending) void alone(() => untilAnswered(pending));
  });
  useEffect(() => resume(), [player]);

  return {
    state,
    send: (body: B) => void alone(() => begin(body)),
    /** Asks again for the outcome of a lost write. */
    check: (pending: PendingIntent<B>) => void alone(() => untilAnswered(pending)),
    /** Clears the last outcome when a new write is being typed. A lost one stays. */
    forget: () => {
      if (!busy.current) setState((before) => (before.phase === 'lost' ? before : { phase: 'idle' }));
    },
  };
}

/** Milliseconds a press waits for what other tabs and devices have done. */
const TWIN_MS = 3_000;

/** The list, or undefined if it does not arrive within TWIN_MS: a slow list does not block the write. */
export const inTime = <T>(list: PromiseLike<{ data?: T }>): Promise<T | undefined> =>
  Promise.race([list.then(({ data }) => data), pause(TWIN_MS).then(() => undefined)]);
