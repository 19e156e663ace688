import { and, eq } from 'drizzle-orm';
import { type AnswerOf } from '@/contract/wire';
import { toDecimal } from '@/domain/money/money';
import { stakeMinor } from '../../currencies/stakesIn';
import { hasDeposited } from '../deposits/hasDeposited';
import { type Clock } from '../../base/clock';
import { type AccountRow, lockedAccount } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { dailyBonuses } from './schema';
import { giftEntries } from '../ledger/gift';
import { post } from '../ledger/post';
import { refuseExcluded } from '../protection/stop';
import { type RandomInt } from '../../base/random';
import { rewardCurrency } from './calendar';
import { dayAt, endOf } from './playerDays';
import { rewardRefusal } from './refusals';
import { zonesOf } from './zones';

type Wire = AnswerOf<'dailyBonus'>['data'];
type Whose = Pick<AccountRow, 'id' | 'currencyCode'>;

/** Prizes in euro; the weights sum to 100. */
const PRIZES = [
  { euro: '0.10', weight: 50 },
  { euro: '0.20', weight: 30 },
  { euro: '0.50', weight: 14 },
  { euro: '1.00', weight: 5 },
  { euro: '5.00', weight: 1 },
] as const;

/** Draws a prize, in euro. */
export function drawnPrize(random: RandomInt): string {
  let left = random(PRIZES.reduce((sum, { weight }) => sum + weight, 0));
  return (PRIZES.find(({ weight }) => (left -= weight) < 0) ?? PRIZES[0]).euro;
}

async function opened(db: Db, player: string, day: string) {
  const [row] = await db
    .select()
    .from(dailyBonuses)
    .where(and(eq(dailyBonuses.player, player), eq(dailyBonuses.day, day)));
  return row ?? null;
}

/** A player's current day, its end, and the prize drawn on it. */
async function standing(db: Db, player: string, now: Date) {
  const zones = await zonesOf(db, player);
  const day = dayAt(zones, now);
  return { day, nextAt: endOf(zones, day), row: await opened(db, player, day) };
}

const resultOf = (row: Awaited<ReturnType<typeof opened>>): Wire['result'] =>
  row && { amount: toDecimal(row.amount, row.currency), currencyCode: row.currency };

/** Whether a daily bonus is available, today's result, and when the next one is available. For depositors only. */
export async function dailyBonusOf(db: Db, account: Whose, now: Date): Promise<Wire> {
  if (!(await hasDeposited(db, account.id))) return { available: false, nextAt: null, result: null };
  const { nextAt, row } = await standing(db, account.id, now);
  return { available: row === null, nextAt: row && nextAt.toISOString(), result: resultOf(row) };
}

type Opening = { player: string; language: string; clock: Clock; random: RandomInt };

/**
 * Draws the daily bonus of the player's current day and pays it in real money, once. Throws DAILY_BONUS_UNAVAILABLE
 * (details: nextAt) when it was already opened or the player has never deposited, SELF_EXCLUDED while the player is
 * excluded.
 */
export async function openDailyBonus(tx: Db, { player, language, clock, random }: Opening): Promise<Wire> {
  const account = await lockedAccount(tx, player);
  if (!account) throw new Error(`no account ${player}`);
  const now = clock.now();
  refuseExcluded(account, now);
  const currency = await rewardCurrency(tx, account);
  const { day, nextAt, row } = await standing(tx, player, now);
  const amount = currency && stakeMinor(drawnPrize(random), currency);
  if (row || !amount || !(await hasDeposited(tx, player))) {
    throw rewardRefusal('DAILY_BONUS_UNAVAILABLE', language, { nextAt: row ? nextAt.toISOString() : null });
  }
  await tx.insert(dailyBonuses).values({ player, day, currency, amount, openedAt: now });
  await post(tx, {
    key: `daily_bonus:${player}:${day}`,
    kind: 'daily_bonus',
    reference: `${player}:${day}`,
    now,
    entries: giftEntries({ player, currency, amount }),
  });
  const result = { amount: toDecimal(amount, currency), currencyCode: currency };
  return { available: false, nextAt: nextAt.toISOString(), result };
}
