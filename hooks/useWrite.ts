import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readStored, STORED } from '@/services/browser/storage';
import type { PendingIntents } from '@/services/browser/pendingIntent';
import type { CallError } from '@/services/http/call';
import { createWrites, type Answer, type Keep, type Write } from '@/services/http/writes';

/** State of the last write. After a lost answer it is retried ('checking'), and 'unknown' if no answer arrives. */
export type WriteState<A> =
  | { phase: 'idle' }
  | { phase: 'sending' }
  /** `intent` is its idempotency key, known to the backend if the write arrived. */
  | { phase: 'checking' | 'unknown'; intent: string }
  | { phase: 'refused'; error: CallError }
  | { phase: 'done'; answer: A }
  /** Not sent: another tab is sending right now. */
  | { phase: 'elsewhere' }
  /** Not sent: `isDuplicate` has found the same. */
  | { phase: 'duplicate' };

/** A write whose outcome is not known. */
export type LostWrite = Extract<WriteState<unknown>, { phase: 'checking' | 'unknown' }>;

export const isLostWrite = (state: WriteState<unknown>): state is LostWrite =>
  state.phase === 'checking' || state.phase === 'unknown';

/** Milliseconds before each retry after a lost answer: the outcome is known within half a minute, or shown as unknown. */
const PAUSES_MS = [500, 1_500, 3_000, 4_000];

type Options<B, A> = {
  /** Called once the backend has accepted it; `here` while the page is mounted. */
  onDone?: (answer: A, here: boolean) => void;
  /** Called once the backend has refused it. */
  onRefused?: (error: CallError, here: boolean) => void;
  /** Called once its outcome is unknown. */
  onLost?: () => void;
  /** Milliseconds before each retry; none: only the player sends it again. */
  pauses?: readonly number[];
  /** Sends it in one tab at a time (TabTalk). */
  alone?: (act: () => Promise<unknown>) => Promise<boolean>;
  /** Where an unanswered write of this player survives a reload; the hook then sends it again by itself. */
  kept?: { player: string; intents: PendingIntents<B> };
  /** Whether another tab or device has done the same meanwhile; then it is not sent. `isHere`: the page is mounted. */
  isDuplicate?: (body: B, isHere: () => boolean) => Promise<boolean>;
};

type WriteControls<B, A> = {
  state: WriteState<A>;
  /** Sends it, or asks again what became of it; ignored while one is in flight and once done. */
  send: (body: B) => void;
  /** Asks again what became of the write whose outcome is unknown. */
  askAgain: () => void;
  /** Clears what was said of the last write, unless its outcome is unknown: the next one is new. */
  reset: () => void;
};

/**
 * The one way in which a component writes: one call at a time, one idempotency key per intent, and an outcome that is
 * done, refused or unknown, never guessed. `call` is a mutation; the state is the same for all of them.
 */
export function useWrite<B extends object, A>(
  call: (write: B & Write) => PromiseLike<Answer<A>>,
  { onDone, onRefused, onLost, pauses = PAUSES_MS, alone, kept, isDuplicate }: Options<B, A> = {},
): WriteControls<B, A> {
  const [state, setState] = useState<WriteState<A>>({ phase: 'idle' });
  const [writes] = useState(createWrites);
  /** Ignores clicks on a button that is still animating out. */
  const done = useRef(false);
  const here = useRef(true);
  /** The write whose outcome is unknown. */
  const lost = useRef<B | null>(null);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);

  const run = async (body: B) => {
    const what = JSON.stringify(body);
    setState((before) =>
      before.phase === 'unknown' && JSON.stringify(lost.current) === what
        ? { phase: 'checking', intent: before.intent }
        : { phase: 'sending' },
    );
    let intent = '';
    const session = readStored(STORED.token);
    const outcome = await writes.send<A>(what, {
      attempt: (write) => {
        intent = write.intent;
        return call({ ...body, ...write });
      },
      pauses,
      onLost: () => setState({ phase: 'checking', intent }),
      isLeft: () => !here.current,
      isOthers: () => session !== null && ![null, session].includes(readStored(STORED.token)),
      ...(alone && { alone }),
      ...(kept && { kept: placeOf(kept, body) }),
      ...(isDuplicate && { isDuplicate: () => isDuplicate(body, () => here.current) }),
    });
    switch (outcome.kind) {
      case 'answered':
        done.current = true;
        setState({ phase: 'done', answer: outcome.data });
        return onDone?.(outcome.data, here.current);
      case 'refused':
        setState({ phase: 'refused', error: outcome.error });
        return onRefused?.(outcome.error, here.current);
      case 'lost':
        lost.current = body;
        setState({ phase: 'unknown', intent });
        return onLost?.();
      case 'elsewhere':
      case 'duplicate':
        return setState({ phase: outcome.kind });
      // Kept writes are sent again when the page is opened again.
      case 'left':
      case 'busy':
        return;
    }
  };
  const send = (body: B) => {
    if (!writes.isBusy() && !done.current) void run(body);
  };

  const player = kept?.player ?? null;
  const resume = useEffectEvent(() => {
    const pending = kept?.intents.read(kept.player, Date.now());
    if (pending) send(pending.body);
  });
  useEffect(() => resume(), [player]);

  return {
    state,
    send,
    askAgain: () => {
      if (lost.current) send(lost.current);
    },
    reset: () => {
      if (writes.isBusy()) return;
      done.current = false;
      setState((before) => (before.phase === 'unknown' ? before : { phase: 'idle' }));
    },
  };
}

/** The kept intents as the place of this very write: one with other values is another intent. */
function placeOf<B>({ player, intents }: { player: string; intents: PendingIntents<B> }, body: B): Keep {
  return {
    read: () => {
      const before = intents.read(player, Date.now());
      return before && JSON.stringify(before.body) === JSON.stringify(body) ? before.intent : null;
    },
    keep: (intent) => intents.keep({ intent, player, body, since: Date.now() }),
    drop: intents.drop,
  };
}
