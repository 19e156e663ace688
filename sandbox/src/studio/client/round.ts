import { type SpinAnswer } from '../rounds/wire';
import { type Answer } from './frame/api';

/** Delays before the same intent is sent again; after the last one the player decides when to retry. */
const RETRY_MS = [1000, 2000, 4000, 8000] as const;

/** The final result of a spin: a round, or a definite rejection. */
export type Settled<T = SpinAnswer> = Exclude<Answer<T>, { kind: 'unknown' }>;

export type SettleParts<T> = {
  send(): Promise<Answer<T>>;
  /** Called before each wait. */
  onUnknown(fault: 'network' | 'server'): void;
  /** Resolves after `ms` milliseconds, or earlier when a retry is worthwhile. Without `ms`: only then. */
  rest(ms?: number): Promise<void>;
};

/**
 * Sends one spin until its result is known. Every attempt carries the same intent, so the server draws at most one
 * round and answers that round on every retry.
 */
export async function settle<T>({ send, onUnknown, rest }: SettleParts<T>): Promise<Settled<T>> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await send();
    if (answer.kind !== 'unknown') return answer;
    onUnknown(answer.fault);
    await rest(RETRY_MS[attempt]);
  }
}
