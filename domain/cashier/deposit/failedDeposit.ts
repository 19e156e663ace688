import { hasEnded, type Deposit } from './deposit';
import { outcomeOf } from './outcome';

/** A message about a failure may come late; after an hour it is about nothing that anybody waits for, in milliseconds. */
const LATEST_MS = 60 * 60_000;

const isLate = ({ endedAt }: Deposit, now: number) => endedAt !== null && now - Date.parse(endedAt) > LATEST_MS;

/**
 * The deposit that a message of the socket is about: the newest of the player's by that method that runs or ended badly within
 * the hour (PAY-19). Null for every other message, which is then told to nobody. `now` in milliseconds.
 */
export function failedDeposit(method: string, deposits: readonly Deposit[], now: number): Deposit | null {
  const wanted = method.trim().toLowerCase();
  const fits = (deposit: Deposit) =>
    deposit.methodName?.toLowerCase() === wanted &&
    outcomeOf(deposit.status) !== 'success' &&
    (!hasEnded(deposit) || !isLate(deposit, now));
  const found = deposits.filter(fits);
  const ended = found.filter(hasEnded);
  const newest = (one: Deposit, other: Deposit) => (one.createdAt < other.createdAt ? other : one);
  // One that has ended is more likely meant than one that runs.
  return (ended.length > 0 ? ended : found).reduce<Deposit | null>(
    (best, each) => (best ? newest(best, each) : each),
    null,
  );
}
