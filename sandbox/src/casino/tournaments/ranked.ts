import { sql, type SQL } from 'drizzle-orm';
import { accounts } from '../accounts/store/schema';

/** Whether a player may be ranked: neither self-excluded (a day counts as in stop.ts) nor frozen. */
export function mayBeRanked(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`(not ${accounts.isSelfExclusionPermanent} and not ${accounts.exclusionStays}
    and coalesce((${accounts.selfExclusion} + 1)::timestamp at time zone 'UTC' + interval '12 hours' <= ${at}, true)
    and coalesce(${accounts.excludedUntil} <= ${at}, true) and coalesce(${accounts.frozenUntil} <= ${at}, true))`;
}

/** Whether a player may not be ranked; found by the index of those who have ever stopped. */
export const isStopped = (now: Date): SQL => sql`(${accounts.isSelfExclusionPermanent}
    or ${accounts.selfExclusion} is not null or ${accounts.excludedUntil} is not null
    or ${accounts.frozenUntil} is not null) and not ${mayBeRanked(now)}`;
