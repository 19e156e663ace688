import { hasEnded, type Deposit } from './deposit';
import { outcomeOf } from './outcome';

/** Maximum age of a failed deposit that a late message can refer to, in milliseconds. */
const LATEST_MS = 60 * 60_000;

const isLate = ({ endedAt }: Deposit, now: number) => endedAt !== null && now - Date.parse(endedAt) > LATEST_MS;

/**
 * The deposit a socket message refers to: the player's newest by that method that is open, or failed within the hour
 * (PAY-19). Null if there is none; the message is then ignored. `now` in milliseconds.
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
  // Ended deposits take precedence over open ones.
  return (ended.length > 0 ? ended : found).reduce<Deposit | null>(
    (best, each) => (best ? newest(best, each) : each),
    null,
  );
}
