import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { type Market } from '@/config/markets/market';
import { toDecimal } from '@/domain/money/money';
import { type LimitPeriod } from '@/domain/protection/options';
import { type BonusStake, isBonusStake, playableBonus, type Split, type SplitRefusal } from '../bonuses/held/stake';
import { stakeAcross, stakeMinor } from '../../currencies/stakesIn';
import { type AccountRow } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { type UserBonusRow } from '../bonuses/held/schema';
import { type Spoken } from '../../http/languages';
import { Refusal } from '../../http/refusal';
import { livingSessions } from '../accounts/store/sessions';
import { windowStart } from '../protection/limitRule';
import { limitsOf, type OwnLimit } from '../protection/limitStore';
import { isExcluded, toldEnd } from '../protection/stop';
import { brandBounds } from '../bets/brandBounds';
import { type GameSession, type PlayedGame } from './gameSession';
import { isClosed } from './onePlace';
import { playSums, usedOf } from '../bets/playSums';
import { walletTransactions } from '../bets/schema';
import { playNow } from '../protection/playTime';
import { latestBounds } from '../sessionBounds/bounds';
import { dueAt, restUntil } from './realityCheck';
import { type WalletCode, walletRefusal } from './refusals';

/** Who plays where. `account` is locked, and `now` was read after that. */
type Place = { session: GameSession; account: AccountRow; now: Date };

export type Stake = Place &
  BonusStake & {
    /** The market whose rules hold for the player. */
    market: Market;
    /** The active bonus, and how the stake would be split with it. */
    bonus: UserBonusRow | null;
    split: Split | SplitRefusal;
    /** The game's bet range, in euro cents; null when it is no longer in the catalogue. */
    bounds: PlayedGame | null;
    /** At a live table: when the result of the draw is out. */
    settlesAt: Date | undefined;
  };

/** A stake on which bet bounds have no say. */
type Unbounded = Omit<Stake, 'bounds' | 'settlesAt'>;

export type StakeRefusal = { code: WalletCode; details?: Record<string, unknown> };

const BET_CODES = ['dailyBetLimit', 'weeklyBetLimit', 'monthlyBetLimit'] as const;
const LOSS_CODES = ['dailyLossLimit', 'weeklyLossLimit', 'monthlyLossLimit'] as const;

/** Why no play is possible at all, or null: exclusion, frozen account or ended session. */
export async function stopped(db: Db, { session, account, now }: Place): Promise<StakeRefusal | null> {
  const { frozenUntil } = account;
  if (isExcluded(account, now)) return { code: 'SELF_EXCLUDED', details: { until: toldEnd(account, now) } };
  if (frozenUntil !== null && frozenUntil > now)
    return { code: 'ACCOUNT_FROZEN', details: { until: frozenUntil.toISOString() } };
  const { login, expiresAt } = session;
  const isSignedIn = login !== null && (await livingSessions(db, [login], now)).has(login);
  return expiresAt <= now || !isSignedIn || (await isClosed(db, session.id)) ? { code: 'SESSION_ENDED' } : null;
}

/** What was bet before on a draw: with all wallets, in the session's currency, and with the session's own wallet. */
type Laid = { inAll: bigint; own: bigint };

/** What the player has bet already on the draw of a live table, in whichever session; 0 where a round takes one bet. */
async function laidBefore(db: Db, { session, account, settlesAt }: Stake): Promise<Laid> {
  if (!settlesAt) return { inAll: 0n, own: 0n };
  const { player, game, currency, countsAt, amount } = walletTransactions;
  const isOpen = and(eq(player, account.id), isNull(countsAt), eq(walletTransactions.settlesAt, settlesAt));
  const laid = await db
    .select({ currency, sum: sql`sum(${amount})`.mapWith(BigInt) })
    .from(walletTransactions)
    .where(and(isOpen, eq(game, session.game)))
    .groupBy(currency);
  const own = laid.find((one) => one.currency === session.currency)?.sum ?? 0n;
  const inAll = laid.reduce((sum, one) => sum + stakeAcross(one.sum, one.currency, session.currency), 0n);
  return { inAll, own };
}

/** What is left of a bound beside what was used. */
const leftOf = (bound: bigint, used: bigint): bigint => (used < bound ? bound - used : 0n);

/**
 * The highest bets hold for all that a player bets on one draw: `laid` before, and this stake. That of a bonus is about
 * the wallet it is in.
 */
function outside(stake: Stake, laid: Laid): StakeRefusal | null {
  const { session, amount, bonus, bounds, market } = stake;
  const { currency } = session;
  const brand = brandBounds(currency, market);
  if (!bounds || !brand) return { code: 'SESSION_ENDED' };
  const inCurrency = (cents: bigint) => stakeMinor(toDecimal(cents, 'EUR'), currency)!;
  const [minBet, maxBet] = [inCurrency(bounds.minBet), inCurrency(bounds.maxBet)];
  const bounded = (code: WalletCode, limit: bigint, used = laid.inAll): StakeRefusal => ({
    code,
    details: {
      limit: toDecimal(limit, currency),
      left: toDecimal(leftOf(limit, used), currency),
      currencyCode: currency,
    },
  });
  const inAll = laid.inAll + amount;
  if (amount < minBet) return bounded('minBet', minBet, 0n);
  if (inAll > maxBet) return bounded('maxBet', maxBet);
  const withBonus = bonus?.maxBet ?? brand.bonusMaxBet;
  if (laid.own + amount > withBonus && isBonusStake(bonus, stake)) return bounded('bonusMaxBet', withBonus, laid.own);
  return inAll > brand.globalBetLimit ? bounded('globalBetLimit', brand.globalBetLimit) : null;
}

const codeOf = ({ kind, period }: { kind: OwnLimit['kind']; period: LimitPeriod }): WalletCode => {
  if (kind === 'maxBet') return 'MAX_BET_LIMIT_REACHED';
  return (kind === 'bet' ? BET_CODES : LOSS_CODES)[period];
};

/**
 * The player's own limits in the order of the checks: maximum bet, stakes, losses. The last two count real money only.
 */
const OWN_LIMITS = ['maxBet', 'bet', 'loss'] as const;

async function overLimit(
  db: Db,
  stake: Unbounded,
  laid = 0n,
  kinds: readonly OwnLimit['kind'][] = OWN_LIMITS,
): Promise<StakeRefusal | null> {
  const { session, account, amount, now } = stake;
  const { currency } = session;
  const owner = { player: account.id, currency };
  const real = realOf(stake);
  for (const limit of await limitsOf(db, owner, [...kinds], now)) {
    if (limit.amount === null) continue;
    const isHighest = limit.kind === 'maxBet';
    const used = isHighest
      ? laid
      : usedOf(limit.kind, await playSums(db, { ...owner, since: windowStart(limit.period, now) }));
    const left = leftOf(limit.amount, used);
    if ((isHighest ? amount : real) <= left) continue;
    const details = { limit: toDecimal(limit.amount, currency), left: toDecimal(left, currency) };
    return { code: codeOf(limit), details: { ...details, currencyCode: currency } };
  }
  return null;
}

/** A refusal of a bonus buy above the highest stake of the market; the brand's own bounds do not apply to buys. */
function buysOver({ session: { currency }, amount, market }: Unbounded): StakeRefusal | null {
  const most = market.rounds.mostStake === null ? null : stakeMinor(market.rounds.mostStake, currency);
  if (most === null || amount <= most) return null;
  const limit = toDecimal(most, currency);
  return { code: 'globalBetLimit', details: { limit, left: limit, currencyCode: currency } };
}

/** A refusal when the stake exceeds what is playable in this game; its details hold the playable amount. */
function notCovered(stake: Unbounded): StakeRefusal | null {
  const { split, real, bonus, session } = stake;
  if (typeof split !== 'string') return null;
  const left = toDecimal(real + playableBonus(bonus, stake), session.currency);
  return { code: split, details: { left, currencyCode: session.currency } };
}

/** The time of the last stake of a session, whatever came of its round. */
async function lastStake(db: Db, session: string): Promise<Date | null> {
  const { createdAt } = walletTransactions;
  const isStake = and(eq(walletTransactions.session, session), eq(walletTransactions.kind, 'debit'));
  const [row] = await db
    .select({ createdAt })
    .from(walletTransactions)
    .where(and(isStake, ne(walletTransactions.outcome, 'refused')))
    .orderBy(desc(createdAt))
    .limit(1);
  return row?.createdAt ?? null;
}

type Asked = Place & { market: Market; kind: Stake['kind'] };

/** Why the market has play rest now, or null: a reality check that is due, the rest after one, a round begun too soon. */
export async function restOf(db: Db, { session, account, now, market, kind }: Asked): Promise<StakeRefusal | null> {
  const { mostMinutes } = market.realityCheck;
  const going = mostMinutes === null ? null : await playNow(db, account.id, now);
  if (going) {
    const due = dueAt(going, account, market);
    if (due !== null && due <= now) return { code: 'REALITY_CHECK_DUE', details: { at: due.toISOString() } };
    const until = restUntil(going, market);
    if (until && until > now) return { code: 'REST', details: { until: until.toISOString() } };
  }
  const least = kind === 'slot' ? market.rounds.slotMs : market.rounds.otherMs;
  const last = least > 0 ? await lastStake(db, session.id) : null;
  const from = last && new Date(last.getTime() + least);
  return from && from > now ? { code: 'ROUND_TOO_SOON', details: { from: from.toISOString() } } : null;
}

type Played = { player: string; currency: string; market: Market; now: Date };

/** Whether the market demands a loss limit before play, and the player has set none. */
async function lacksLimit(db: Db, { player, currency, market, now }: Played): Promise<boolean> {
  if (!market.limits.demanded.includes('loss')) return false;
  const own = await limitsOf(db, { player, currency }, ['loss'], now);
  return own.every(({ amount }) => amount === null);
}

/** Throws LIMIT_REQUIRED before a game opens in which no stake would be taken. */
export async function refuseWithoutLimit(
  db: Db,
  { language, ...played }: Played & { language: Spoken },
): Promise<void> {
  if (!(await lacksLimit(db, played))) return;
  throw new Refusal(409, 'LIMIT_REQUIRED', walletRefusal('LIMIT_REQUIRED', language).message, { kind: 'loss' });
}

/** A refusal where a demanded loss limit is missing. */
async function withoutLimit(
  db: Db,
  { session: { currency }, account, market, now }: Asked,
): Promise<StakeRefusal | null> {
  const lacks = await lacksLimit(db, { player: account.id, currency, market, now });
  return lacks ? { code: 'LIMIT_REQUIRED', details: { kind: 'loss' } } : null;
}

/** A refusal where the market has time and money set before a session, and none are, or `real` goes beyond them. */
async function beyondBounds(
  db: Db,
  { session, account, market, now }: Asked,
  real: bigint,
): Promise<StakeRefusal | null> {
  if (!market.play.sessionBounds) return null;
  const { currency } = session;
  const bounds = await latestBounds(db, { player: account.id, currency }, now);
  if (!bounds) return { code: 'SESSION_BOUNDS_REQUIRED' };
  if (bounds.reached === null && real <= bounds.left) return null;
  const details = { limit: toDecimal(bounds.amount, currency), left: toDecimal(bounds.left, currency) };
  return { code: 'SESSION_BOUNDS_REACHED', details: { ...details, currencyCode: currency } };
}

/** Refusals by stops and by the market, in this order, of a round that takes `real` of the real money. */
const barred = async (db: Db, asked: Asked, real: bigint): Promise<StakeRefusal | null> =>
  (await stopped(db, asked)) ??
  (await restOf(db, asked)) ??
  (await withoutLimit(db, asked)) ??
  (await beyondBounds(db, asked, real));

const realOf = ({ split, amount }: Pick<Stake, 'split' | 'amount'>): bigint =>
  typeof split === 'string' ? amount : split.realPart;

/** Why a stake may not be booked, or null. In order: stops, the market, bounds of game, bonus and brand, own limits, balance. */
export async function refusalOfStake(db: Db, stake: Stake): Promise<StakeRefusal | null> {
  const laid = await laidBefore(db, stake);
  return (
    (await barred(db, stake, realOf(stake))) ??
    outside(stake, laid) ??
    (await overLimit(db, stake, laid.own)) ??
    notCovered(stake)
  );
}

/** Why a bonus buy may not be booked, or null: stops, the market, loss limits, balance. Bet bounds and limits do not apply. */
export async function refusalOfBuy(db: Db, stake: Unbounded): Promise<StakeRefusal | null> {
  return (
    (await barred(db, stake, realOf(stake))) ??
    buysOver(stake) ??
    (await overLimit(db, stake, 0n, ['loss'])) ??
    notCovered(stake)
  );
}

/** Why a free spin may not be played, or null: stops and the market, whose session may be over though nothing is staked. */
export const refusalOfFreeSpin = (db: Db, asked: Asked): Promise<StakeRefusal | null> => barred(db, asked, 0n);
