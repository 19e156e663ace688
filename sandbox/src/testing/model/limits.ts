import { HOUR_MS } from '@/domain/time/lengths';

/** The daily, weekly and monthly windows of the rule book: 24 hours, 7 days, 30 days. */
export const WINDOWS_MS = [24 * HOUR_MS, 168 * HOUR_MS, 720 * HOUR_MS] as const;
const WAIT_MS = 24 * HOUR_MS;

export type Period = 0 | 1 | 2;

/** A change requested for a limit; null removes it. Lists are oldest first. */
export type Asked = { at: number; amount: bigint | null };

const isHigher = (one: bigint | null, other: bigint | null): boolean => other !== null && (one === null || one > other);

/**
 * The limit in force after all requested changes: decreases apply at once, increases a day later. Null for no limit.
 */
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

type Counted = { creditedAt: number | null; status: string; amount: bigint; credited: bigint | null };

const OPEN = ['created', 'processing', 'pending'];

/** What may still be deposited: the smallest remainder of the three limits; null without limits. */
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
      .filter(({ creditedAt, status }) => OPEN.includes(status) || (creditedAt ?? 0) >= at - WINDOWS_MS[period])
      .reduce((sum, { amount, credited }) => sum + (credited ?? amount), 0n);
    const left = used < limit ? limit - used : 0n;
    if (least === null || left < least) least = left;
  }
  return least;
}
