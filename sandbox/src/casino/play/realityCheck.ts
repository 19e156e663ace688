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
