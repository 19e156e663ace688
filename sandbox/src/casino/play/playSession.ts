import { type Market } from '@/config/markets/market';
import { type AnswerOf } from '@/contract/wire';
import { toDecimal } from '@/domain/money/money';
import { type AccountRow } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { playCurrency } from '../protection/playLimitWire';
import { playSums } from '../bets/playSums';
import { playNow } from '../protection/playTime';
import { latestBounds } from '../sessionBounds/bounds';
import { boundsWire } from '../sessionBounds/boundsWire';
import { dueAt, realityCheckMinutes, restUntil } from './realityCheck';

type PlaySessionWire = AnswerOf<'playSession'>['data'];

/**
 * How long a player has been playing with real money and the result, in the currency of the active wallet and including
 * bonus money (ADR 0014); zeros when not playing. The reality check stays due until acknowledged.
 */
export async function playSessionWire(
  db: Db,
  account: AccountRow,
  market: Market,
  now: Date,
): Promise<PlaySessionWire> {
  const currency = (await playCurrency(db, account)) ?? 'EUR';
  const going = await playNow(db, account.id, now);
  const { staked, won } = going
    ? await playSums(db, { player: account.id, currency, since: going.startedAt })
    : { staked: 0n, won: 0n };
  const minutes = realityCheckMinutes(account, market);
  const due = going && dueAt(going, account, market);
  const bounds = market.play.sessionBounds ? await latestBounds(db, { player: account.id, currency }, now) : null;
  const rest = going && restUntil(going, market);
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
    restUntil: rest !== null && rest > now ? rest.toISOString() : null,
    bounds: bounds && boundsWire(bounds, currency),
  };
}
