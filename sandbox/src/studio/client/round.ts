import { type SpinAnswer } from '../wire';
import { type Answer } from './api';

/** Waits before the same intent is sent again; after the last one the player decides when to ask. */
const RETRY_MS = [1000, 2000, 4000, 8000] as const;

/** The end of a spin that was asked for: a round, or a clear no. */
export type Settled<T = SpinAnswer> = Exclude<Answer<T>, { kind: 'unknown' }>;

export type SettleParts<T> = {
  send(): Promise<Answer<T>>;
  /** Told before each wait. */
  onUnknown(fault: 'network' | 'server'): void;
  /** Resolves after so many milliseconds, or earlier when it is worth asking again. Without a time: only then. */
  rest(ms?: number): Promise<void>;
};

/**
 * Sends one spin until its fate is known. Every attempt carries the same intent, so the server answers the round it has
 * already drawn or draws the first one: never a second.
 */
export async function settle<T>({ send, onUnknown, rest }: SettleParts<T>): Promise<Settled<T>> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await send();
    if (answer.kind !== 'unknown') return answer;
    onUnknown(answer.fault);
    await rest(RETRY_MS[attempt]);
  }
}
