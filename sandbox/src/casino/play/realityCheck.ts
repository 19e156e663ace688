import { type Market } from '@/config/markets/market';
import { MINUTE_MS } from '@/domain/time/lengths';
import { type AccountRow } from '../accounts/store/accounts';
import { type PlayTime } from '../protection/playTime';

type Wishing = Pick<AccountRow, 'preferences'>;

/**
 * The player's reality check interval, within what the market allows; null for never, and for any invalid stored value.
 */
export function realityCheckMinutes(
  { preferences }: Wishing,
  { realityCheck: { mostMinutes } }: Market,
): number | null {
  const { realityCheckMinutes: minutes } = preferences;
  const own = Number.isInteger(minutes) && (minutes as number) > 0 ? (minutes as number) : null;
  return mostMinutes === null ? own : Math.min(own ?? mostMinutes, mostMinutes);
}

/** When the reality check of a play is due, possibly in the past; null for never. */
export function dueAt({ startedAt, acknowledgedAt }: PlayTime, account: Wishing, market: Market): Date | null {
  const minutes = realityCheckMinutes(account, market);
  return minutes === null ? null : new Date((acknowledgedAt ?? startedAt).getTime() + minutes * MINUTE_MS);
}

/** When the rest after the last reality check ends, possibly in the past; null where none was answered, or no rest is asked for. */
export function restUntil({ acknowledgedAt }: PlayTime, { realityCheck: { restMinutes } }: Market): Date | null {
  return acknowledgedAt === null || restMinutes === 0
    ? null
    : new Date(acknowledgedAt.getTime() + restMinutes * MINUTE_MS);
}
