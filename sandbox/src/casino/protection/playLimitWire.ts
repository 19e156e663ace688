import { eq, max, min } from 'drizzle-orm';
import { type AnswerOf } from '@/contract/wire';
import { type Market } from '@/config/markets/market';
import { toDecimal } from '@/domain/money/money';
import { stakeMinor } from '../../currencies/stakesIn';
import { type AccountRow } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { games } from '../games/schema';
import { walletsOf } from '../ledger/accounts';
import { brandBounds } from '../bets/brandBounds';
import { playSums, usedOf } from '../bets/playSums';
import { windowStart } from './limitRule';
import { limitsOf } from './limitStore';
import { type LimitWire } from './limitWire';
import { lockedUntil } from './playLimitRule';

type LimitsWire = AnswerOf<'limits'>['data'];
type Bounds = Pick<LimitsWire, 'minBet' | 'maxBet' | 'bonusMaxBet' | 'globalBetLimit'>;

/** The currency of the active wallet; null without a wallet. */
export async function playCurrency(
  db: Db,
  { id, currencyCode }: Pick<AccountRow, 'id' | 'currencyCode'>,
): Promise<string | null> {
  return (await walletsOf(db, id, currencyCode)).find(({ isActive }) => isActive)?.currency ?? null;
}

/** An account's play limits in the currency of its active wallet: maximum bet, stakes, losses (ENT-34). */
export async function playLimitsWire(
  db: Db,
  account: Pick<AccountRow, 'id' | 'currencyCode'>,
  now: Date,
  { limits: { playRaiseHours } }: Market,
): Promise<LimitWire[]> {
  const currency = await playCurrency(db, account);
  if (currency === null) return [];
  const owner = { player: account.id, currency };
  const wire: LimitWire[] = [];
  for (const limit of await limitsOf(db, owner, ['maxBet', 'bet', 'loss'], now)) {
    const { kind, period, amount, pendingAmount, pendingFrom, pendingConfirm } = limit;
    const told: LimitWire = {
      kind,
      period: kind === 'maxBet' ? null : period,
      currencyCode: currency,
      amount: amount === null ? null : toDecimal(amount, currency),
      pendingAmount: pendingAmount === null ? null : toDecimal(pendingAmount, currency),
      pendingFrom: pendingFrom?.toISOString() ?? null,
      pendingConfirm,
      lockedUntil: playRaiseHours === null ? (lockedUntil(limit, now)?.toISOString() ?? null) : null,
    };
    if (kind === 'maxBet') wire.push(told);
    else {
      const used = usedOf(kind, await playSums(db, { ...owner, since: windowStart(period, now) }));
      wire.push({ ...told, used: toDecimal(used, currency) });
    }
  }
  return wire;
}

/**
 * Bet bounds: minimum and maximum of the games, maximum with a bonus, global maximum. Empty when play is impossible.
 */
export async function betBounds(
  db: Db,
  account: Pick<AccountRow, 'id' | 'currencyCode'>,
  market: Market,
): Promise<Bounds> {
  const currency = await playCurrency(db, account);
  const brand = currency === null ? null : brandBounds(currency, market);
  const [row] = await db
    .select({ least: min(games.minBet), most: max(games.maxBet) })
    .from(games)
    .where(eq(games.listed, true));
  if (currency === null || !brand || !row) return {};
  const told = (cents: bigint) => toDecimal(stakeMinor(toDecimal(cents, 'EUR'), currency)!, currency);
  return {
    minBet: told(BigInt(row.least ?? 0)),
    maxBet: told(BigInt(row.most ?? 0)),
    bonusMaxBet: toDecimal(brand.bonusMaxBet, currency),
    globalBetLimit: toDecimal(brand.globalBetLimit, currency),
  };
}
