import { asCallError, type CallError, isUnheard } from './call';

/** What every write carries: its idempotency key, and a shorter deadline when it is sent again. */
export type Write = { intent: string; timeoutMs?: number | undefined };

/** The part of a write's request that all of them share. */
export const written = ({ intent, timeoutMs }: Write) => ({
  idempotencyKey: intent,
  ...(timeoutMs !== undefined && { timeoutMs }),
});

/** What a mutation resolves with; `unheard`, where the error does not tell it: nobody looked at the write. */
export type Answer<T> = { data?: T; error?: unknown; unheard?: boolean | undefined };

/** How a write ended. */
export type Outcome<T> =
  | { kind: 'answered'; data: T }
  | { kind: 'refused'; error: CallError }
  /** No answer came: nobody knows what became of it. */
  | { kind: 'lost' }
  /** It was lost, and the page has been left since: it is not sent again. */
  | { kind: 'left' }
  /** Not sent: another write of this part is under way, such as after a double click. */
  | { kind: 'busy' }
  /** Not sent: another tab is sending right now. */
  | { kind: 'elsewhere' }
  /** Not sent: the same has been done meanwhile, in another tab or on another device. */
  | { kind: 'duplicate' };

/** The place where the key of an unanswered write survives a reload. */
export type Keep = {
  /** The key of this write, if it was sent before and not answered. */
  read: () => string | null;
  keep: (intent: string) => void;
  drop: () => void;
};

type Ways<T> = {
  /** Sends the write; a rejection of the promise is a fault of ours, not an answer. */
  attempt: (write: Write) => PromiseLike<Answer<T>>;
  /** Milliseconds before each retry after a lost answer; by default the player has to send it again. */
  pauses?: readonly number[];
  /** Called before each of these pauses. */
  onLost?: (intent: string) => void;
  /** Whether the page has been left: no retry then. */
  isLeft?: () => boolean;
  /** Whether another player has logged in: no retry then, and nothing is known. */
  isOthers?: () => boolean;
  /** Runs the write in one tab at a time (TabTalk). */
  alone?: (act: () => Promise<unknown>) => Promise<boolean>;
  kept?: Keep;
  /** Of something else than the others: an answer to one of them says nothing of this one, and its key stays. */
  apart?: boolean;
  /** Asked before a new write is sent. */
  isDuplicate?: () => Promise<boolean>;
};

export type Writes = {
  /**
   * Sends a write. `what` tells intents apart: sent again after a lost answer, the same write carries the same key, so
   * that the backend counts it once. Other values are another intent; once they were accepted, so is what was lost
   * before them: under its old key the backend would repeat its old answer and do nothing.
   */
  send: <T>(what: string, ways: Ways<T>) => Promise<Outcome<T>>;
  isBusy: () => boolean;
};

/** Deadline of each retry, in milliseconds: the backend only has to tell what it knows. */
const ASKING_MS = 5_000;

/**
 * Sends it until the backend has answered it, one way or the other (reliability §4). `wasLost`: it was sent before. Of
 * what was lost, a try that nobody looked at says nothing.
 */
async function untilAnswered<T>(intent: string, ways: Ways<T>, wasLost: boolean) {
  const { attempt, pauses = [], onLost, isLeft, isOthers } = ways;
  for (let retry = 0; ; retry++) {
    const {
      data,
      error,
      unheard = isUnheard(error),
    } = await attempt(retry === 0 ? { intent } : { intent, timeoutMs: ASKING_MS });
    if (data !== undefined) return { kind: 'answered', data } as const;
    const problem = asCallError(error);
    const isUnknown = problem.network || ((wasLost || retry > 0) && unheard);
    if (!isUnknown) return { kind: 'refused', error: problem } as const;
    const pause = pauses[retry];
    if (pause === undefined) return { kind: 'lost' } as const;
    onLost?.(intent);
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (isLeft?.()) return { kind: 'left' } as const;
    if (isOthers?.()) return { kind: 'lost' } as const;
  }
}

/**
 * The writes of one part of the site, one at a time. Each intent has one idempotency key: made when it is first sent,
 * reused until the backend has answered it, or has accepted another one after it, and never after.
 */
export function createWrites(): Writes {
  const keys = new Map<string, string>();
  let busy = false;

  const sendOnce = async <T>(what: string, ways: Ways<T>): Promise<Outcome<T>> => {
    const { kept, isDuplicate } = ways;
    const before = kept?.read() ?? null;
    if (before === null && (await isDuplicate?.())) return { kind: 'duplicate' };
    const sent = before ?? keys.get(what);
    const intent = sent ?? crypto.randomUUID();
    keys.set(what, intent);
    if (before === null) kept?.keep(intent);
    const outcome = await untilAnswered(intent, ways, sent !== undefined);
    if (outcome.kind === 'answered' && !ways.apart) keys.clear();
    if (outcome.kind === 'answered' || outcome.kind === 'refused') {
      keys.delete(what);
      kept?.drop();
    }
    return outcome;
  };

  return {
    send: async <T>(what: string, ways: Ways<T>) => {
      if (busy) return { kind: 'busy' };
      busy = true;
      let outcome: Outcome<T> = { kind: 'elsewhere' };
      const act = async () => {
        outcome = await sendOnce(what, ways);
      };
      try {
        await (ways.alone ? ways.alone(act) : act());
        return outcome;
      } finally {
        busy = false;
      }
    },
    isBusy: () => busy,
  };
}
