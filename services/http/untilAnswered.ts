import { asCallError, type CallError } from './call';

/** What a mutation resolves with. */
export type Answer<T> = { data?: T; error?: unknown };

/** How a write ended: with an answer, with a refusal, with no answer at all, or unheard because nobody waits for it any more. */
export type Outcome<T> =
  | { kind: 'answered'; data: T }
  | { kind: 'refused'; error: CallError }
  | { kind: 'lost' }
  | { kind: 'left' };

type Ways<T> = {
  /** Sends the write, always under the same key; `retry` counts from 0. */
  attempt: (retry: number) => Promise<Answer<T>>;
  /** Pauses before each retry, in milliseconds. */
  pauses: readonly number[];
  /** Called after each lost answer that is followed by a retry. */
  onLost: () => void;
  /** Whether the page has been left: no retry then. */
  isLeft: () => boolean;
};

/** Sends a write until the backend has answered it, one way or the other (reliability §4). */
export async function untilAnswered<T>({ attempt, pauses, onLost, isLeft }: Ways<T>): Promise<Outcome<T>> {
  for (let retry = 0; ; retry++) {
    const { data, error } = await attempt(retry);
    if (data !== undefined) return { kind: 'answered', data };
    const problem = asCallError(error);
    if (!problem.network) return { kind: 'refused', error: problem };
    const pause = pauses[retry];
    if (pause === undefined) return { kind: 'lost' };
    onLost();
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (isLeft()) return { kind: 'left' };
  }
}
