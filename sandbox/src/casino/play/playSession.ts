import { type AnswerOf } from '@/contract/wire';
import { toDecimal } from '@/domain/money/money';
import { type AccountRow } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { playCurrency } from '../protection/playLimitWire';
import { playSums } from '../bets/playSums';
import { playNow, type PlayTime } from '../protection/playTime';

type PlaySessionWire = AnswerOf<'playSession'>['data'];

/** The player's reality check interval; null for never, and for any invalid stored value. */
export function realityCheckMinutes({ preferences }: Pick<AccountRow, 'preferences'>): number | null {
  const { realityCheckMinutes: minutes } = preferences;
  return Number.isInteger(minutes) && (minutes as number) > 0 ? (minutes as number) : null;
}

/** When the reality check of a play is due, possibly in the past. */
const checkAt = ({ startedAt, acknowledgedAt }: PlayTime, minutes: number): Date =>
  new Date((acknowledgedAt ?? startedAt).getTime() + minutes * 60_000);

/**
 * How long a player has been playing with real money and the result, in the currency of the active wallet and including
 * bonus money (ADR 0014); zeros when not playing. The reality check stays due until acknowledged.
 */
export async function playSessionWire(db: Db, account: AccountRow, now: Date): Promise<PlaySessionWire> {
  const currency = (await playCurrency(db, account)) ?? 'EUR';
  const going = await playNow(db, account.id, now);
  const { staked, won } = going
    ? await playSums(db, { player: account.id, currency, since: going.startedAt })
    : { staked: 0n, won: 0n };
  const minutes = realityCheckMinutes(account);
  const due = going && minutes !== null ? checkAt(going, minutes) : null;
  return {
    startedAt: going?.startedAt.toISOString() ?? null,
    now: now.toISOString(),
    currencyCode: currency,
    netResult: toDecimal(won - staked, currency),
    staked: toDecimal(staked, currency),
    won: toDecimal(won, currency),
    realityCheckMinutes: minutes,
    realityCheckDue: due !== null && due <= now,
    realityCheckAt: due?.toISOString() ?? null,
  };
}
