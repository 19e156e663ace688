import { and, eq, gte, lt, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { toDecimal } from '@/domain/money/money';
import { type AnswerOf } from '@/contract/wire';
import { type Db } from '../../db/database';
import { deposits } from '../deposits/schema';
import { walletTransactions } from '../bets/schema';
import { withdrawals } from '../withdrawals/schema';
import { xpOf } from '../rewards/levels';
import { pointsSum } from '../rewards/notePoints';
import { daysOf, type Period } from './period';
import { playedSeconds } from '../protection/playTime';
import { rewardsIn } from './rewardsPaid';

type Totals = AnswerOf<'periodTotals'>['data'];
type Whose = { player: string; currency: string };

/** Deposits completed within a period, or in total. */
async function deposited(db: Db, { player, currency }: Whose, period?: Period): Promise<bigint> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${deposits.creditedAmount}), 0)` })
    .from(deposits)
    .where(
      and(
        eq(deposits.player, player),
        eq(deposits.currency, currency),
        eq(deposits.status, 'success'),
        period && within(deposits.endedAt, period),
      ),
    );
  return BigInt(row?.sum ?? 0);
}

/** Withdrawals paid within a period, or in total. Those in progress may still come back. */
async function paidOut(db: Db, { player, currency }: Whose, period?: Period): Promise<bigint> {
  const [row] = await db
    .select({ sum: sql<string>`coalesce(sum(${withdrawals.amount}), 0)` })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.player, player),
        eq(withdrawals.currency, currency),
        eq(withdrawals.status, 'completed'),
        period && within(withdrawals.endedAt, period),
      ),
    );
  return BigInt(row?.sum ?? 0);
}

const within = (
  column: typeof deposits.endedAt | typeof withdrawals.endedAt | typeof walletTransactions.createdAt,
  { since, until }: Period,
): SQL | undefined => and(gte(column, since), lt(column, until));

const { kind, amount, bonusPart } = walletTransactions;
const signed = (part: SQLWrapper) => sql`case ${kind} when 'debit' then -${part} else ${part} end`;
const sumOf = (part: SQLWrapper) => sql`sum(${signed(part)})`.mapWith(BigInt);

/**
 * Per day of a period with play, in minor units: wins, stakes without rolled-back ones, and the bonus part of each.
 * Also the points gained by the real-money stakes.
 */
async function played(db: Db, { player, currency }: Whose, period: Period) {
  const day = sql<string>`((${walletTransactions.createdAt} at time zone 'UTC')::date)::text`;
  const rows = await db
    .select({
      day,
      isWin: sql<boolean>`${kind} = 'credit'`,
      change: sumOf(amount),
      bonus: sumOf(bonusPart),
      points: pointsSum(sql`-(${signed(sql`(${amount} - ${bonusPart})`)})`, currency),
    })
    .from(walletTransactions)
    .where(
      and(
        eq(walletTransactions.player, player),
        eq(walletTransactions.currency, currency),
        eq(walletTransactions.outcome, 'booked'),
        within(walletTransactions.createdAt, period),
      ),
    )
    .groupBy(sql`(${walletTransactions.createdAt} at time zone 'UTC')::date`, sql`2`);
  return rows.map((row) => ({ ...row, points: BigInt(row.points) }));
}

/**
 * A player's totals over a period in one currency, and the net result of each day (spec §4): the days add up to wins
 * minus losses. A loss is a stake that was not rolled back, in real or bonus money (ADR 0014). Rewards count neither as
 * deposits nor as wins.
 */
export async function totalsOfPeriod(db: Db, whose: Whose, period: Period): Promise<Totals> {
  const { currency } = whose;
  const say = (amount: bigint) => toDecimal(amount, currency);
  const rows = await played(db, whose, period);
  const sum = (list: typeof rows, part: 'change' | 'bonus' = 'change') =>
    list.reduce((all, row) => all + row[part], 0n);
  const stakes = rows.filter(({ isWin }) => !isWin);
  const rewards = Object.entries(await rewardsIn(db, whose, period));
  const byDay = new Map<string, bigint>();
  for (const row of rows) byDay.set(row.day, (byDay.get(row.day) ?? 0n) + row.change);
  return {
    currencyCode: currency,
    deposits: say(await deposited(db, whose, period)),
    withdrawals: say(await paidOut(db, whose, period)),
    wins: say(sum(rows.filter(({ isWin }) => isWin))),
    losses: say(-sum(stakes)),
    bonusNetResult: say(sum(rows, 'bonus')),
    lifetimeNetDeposits: say((await deposited(db, whose)) - (await paidOut(db, whose))),
    rewards: say(rewards.reduce((all, [, amount]) => all + amount, 0n)),
    rewardsByType: Object.fromEntries(rewards.map(([type, amount]) => [type, say(amount)])),
    playedSeconds: await playedSeconds(db, whose.player, period),
    xp: xpOf(stakes.reduce((all, { points }) => all + points, 0n)),
    days: daysOf(period).map((date) => ({ date, netResult: say(byDay.get(date) ?? 0n) })),
  };
}
