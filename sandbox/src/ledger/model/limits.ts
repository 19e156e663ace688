const HOUR_MS = 3_600_000;
/** A day, a week and a month of limits, as the rule book says: 24 hours, 7 days, 30 days. */
export const WINDOWS_MS = [24 * HOUR_MS, 168 * HOUR_MS, 720 * HOUR_MS] as const;
const WAIT_MS = 24 * HOUR_MS;

export type Period = 0 | 1 | 2;

/** What a player asked for of one limit, oldest first; null takes the limit away. */
export type Asked = { at: number; amount: bigint | null };

const isHigher = (one: bigint | null, other: bigint | null): boolean => other !== null && (one === null || one > other);

/** The limit that holds at a moment after all that was asked for: lower at once, higher a day later (null: none). */
export function limitAt(asked: readonly Asked[], at: number): bigint | null {
  let holds: bigint | null = null;
  let waiting = null as { amount: bigint | null; from: number } | null;
  for (const one of asked) {
    if (waiting && waiting.from <= one.at) [holds, waiting] = [waiting.amount, null];
    if (!isHigher(one.amount, holds)) [holds, waiting] = [one.amount, null];
    else if (waiting && !isHigher(one.amount, waiting.amount)) waiting = { ...waiting, amount: one.amount };
    else waiting = { amount: one.amount, from: one.at + WAIT_MS };
  }
  return waiting && waiting.from <= at ? waiting.amount : holds;
}

type Counted = { createdAt: number; status: string; amount: bigint; credited: bigint | null };

const COUNTS = ['created', 'processing', 'pending', 'success'];

/** What may still be deposited: the least of what the three limits leave; null without any. */
export function leftOf(
  limits: Readonly<Record<Period, readonly Asked[]>>,
  deposits: readonly Counted[],
  at: number,
): bigint | null {
  let least: bigint | null = null;
  for (const period of [0, 1, 2] as const) {
    const limit = limitAt(limits[period], at);
    if (limit === null) continue;
    const used = deposits
      .filter(({ createdAt, status }) => createdAt >= at - WINDOWS_MS[period] && COUNTS.includes(status))
      .reduce((sum, { amount, credited }) => sum + (credited ?? amount), 0n);
    const left = used < limit ? limit - used : 0n;
    if (least === null || left < least) least = left;
  }
  return least;
}
