import { type Market } from '@/config/markets/market';
import { type Db } from '../../db/database';
import { countingDeposits } from '../deposits/gross';
import { standing, windowEnd, windowStart } from './limitRule';
import { cappingDeposits } from './limitStore';

/** From `at` on, `left` may be deposited, in minor units; null for any amount. */
export type LeftLater = { at: Date; left: bigint | null };

/** Steps told at most: what a player can plan for. */
const MOST_STEPS = 100;

/**
 * When more may be deposited again, in steps: each as a deposit leaves a limit's rolling window, or as a raise takes
 * effect. Each step leaves more than the one before it, and the first more than now.
 */
export async function leftLater(
  db: Db,
  { id }: { id: string },
  currency: string,
  { now, left, market }: { now: Date; left: bigint; market: Market },
): Promise<LeftLater[]> {
  const set = (await cappingDeposits(db, { player: id, currency }, now, market)).filter(
    ({ amount }) => amount !== null,
  );
  const spent = await countingDeposits(db, { player: id, currency, since: windowStart(2, now) });
  const leftAt = (at: Date): bigint | null => {
    const rests = set.flatMap((limit) => {
      const { amount } = standing(limit, at);
      if (amount === null) return [];
      const since = windowStart(limit.period, at);
      // Nobody knows when what is open will be credited, or given up.
      const counts = spent.filter(({ creditedAt }) => creditedAt === null || creditedAt >= since);
      const used = counts.reduce((sum, one) => sum + one.counts, 0n);
      return [used < amount ? amount - used : 0n];
    });
    return rests.reduce<bigint | null>((least, rest) => (least === null || rest < least ? rest : least), null);
  };
  const turns = set.flatMap(({ period, pendingFrom }) => [
    ...(pendingFrom === null ? [] : [pendingFrom.getTime()]),
    ...spent.flatMap(({ creditedAt }) => (creditedAt === null ? [] : [windowEnd(period, creditedAt).getTime()])),
  ]);
  const steps: LeftLater[] = [];
  let most = left;
  for (const turn of [...new Set(turns)].toSorted((one, other) => one - other)) {
    const at = new Date(turn);
    const more = at > now ? leftAt(at) : most;
    if (more !== null && more <= most) continue;
    steps.push({ at, left: more });
    if (more === null || steps.length === MOST_STEPS) break;
    most = more;
  }
  return steps;
}
