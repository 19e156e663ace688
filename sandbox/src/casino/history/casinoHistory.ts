import { and, asc, count, desc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm';
import { toDecimal } from '@/domain/money/money';
import { type AnswerOf } from '@/contract/wire';
import { type Db } from '../../db/database';
import { games, studios } from '../games/schema';
import { walletTransactions } from '../bets/schema';

export type CasinoEntryWire = AnswerOf<'casinoHistory'>['data']['history']['rows'][number];
type Round = AnswerOf<'round'>['data']['round'];

/** The list's names of the wallet's kinds. */
const TYPES = { debit: 'bet', credit: 'win', rollback: 'rollback' } as const;
type Kind = keyof typeof TYPES;

export type HistoryQuery = {
  since: Date | null;
  until: Date | null;
  game?: string;
  type?: string;
  pageNo: number;
  limit: number;
};

const columns = {
  id: walletTransactions.id,
  kind: walletTransactions.kind,
  round: walletTransactions.round,
  game: walletTransactions.game,
  currency: walletTransactions.currency,
  at: walletTransactions.createdAt,
  amount: walletTransactions.amount,
  bonusPart: walletTransactions.bonusPart,
  before: walletTransactions.balanceBefore,
  after: walletTransactions.balanceAfter,
  isBonusBuy: walletTransactions.isBonusBuy,
  bonus: walletTransactions.bonusBalance,
  gameName: games.name,
  provider: studios.name,
};

const selected = (db: Db) =>
  db
    .select(columns)
    .from(walletTransactions)
    .leftJoin(games, eq(games.id, walletTransactions.game))
    .leftJoin(studios, eq(studios.id, games.studioId));
type Row = Awaited<ReturnType<typeof selected>>[number];

/** Amounts are signed: the balance changes by the amount minus its bonus part. */
function entryWire({ id, kind, round, game, currency, isBonusBuy, at, ...row }: Row): CasinoEntryWire {
  const money = (amount: bigint) => toDecimal(amount, currency);
  const signed = (amount: bigint) => money(kind === 'debit' ? -amount : amount);
  return {
    transactionId: id,
    roundId: round,
    type: TYPES[kind],
    gameId: game,
    ...(isBonusBuy && { bonusBuy: true }),
    gameName: row.gameName ?? game,
    provider: row.provider ?? '',
    balanceBefore: money(row.before),
    amount: signed(row.amount),
    ...(row.bonusPart > 0n && { bonusAmount: signed(row.bonusPart) }),
    balanceAfter: money(row.after),
    bonusBalance: money(row.bonus),
    currencyCode: currency,
    date: at.toISOString(),
  };
}

/** The condition for a player's booked transactions; null for an unknown type. */
function matching(player: string, { since, until, game, type }: HistoryQuery): SQL | undefined | null {
  const kind = (Object.keys(TYPES) as Kind[]).find((one) => TYPES[one] === type);
  if (type !== undefined && !kind) return null;
  return and(
    eq(walletTransactions.player, player),
    eq(walletTransactions.outcome, 'booked'),
    since ? gte(walletTransactions.createdAt, since) : undefined,
    until ? lt(walletTransactions.createdAt, until) : undefined,
    game === undefined ? undefined : eq(walletTransactions.game, game),
    kind && eq(walletTransactions.kind, kind),
  );
}

/** A page of a player's bets and wins, newest first, and the total count (HIST-03). */
export async function casinoHistoryPage(
  db: Db,
  player: string,
  query: HistoryQuery,
): Promise<{ rows: CasinoEntryWire[]; count: number }> {
  const where = matching(player, query);
  if (where === null) return { rows: [], count: 0 };
  // Select the page from its own table, using the index, before joining anything.
  const ids = await db
    .select({ id: walletTransactions.id })
    .from(walletTransactions)
    .where(where)
    .orderBy(desc(walletTransactions.createdAt), desc(walletTransactions.id))
    .limit(query.limit)
    .offset((query.pageNo - 1) * query.limit);
  const rows = await selected(db)
    .where(
      inArray(
        walletTransactions.id,
        ids.map(({ id }) => id),
      ),
    )
    .orderBy(desc(walletTransactions.createdAt), desc(walletTransactions.id));
  const [all] = await db.select({ count: count() }).from(walletTransactions).where(where);
  return { rows: rows.map(entryWire), count: all?.count ?? 0 };
}

/** Studios settle rounds within this time; a round without a win by then won nothing. */
const SETTLED_WITHIN_MS = 120_000;

/** A round whose last booking is older is settled, also without a win. */
export const settledBefore = (now: Date): Date => new Date(now.getTime() - SETTLED_WITHIN_MS);

const sumOf = (rows: readonly Row[], kind: Kind): bigint =>
  rows.filter((row) => row.kind === kind).reduce((sum, { amount }) => sum + amount, 0n);

function statusOf(rows: readonly Row[], now: Date): Round['status'] {
  if (rows.some(({ kind }) => kind === 'rollback')) return 'rolledBack';
  const last = rows.at(-1)!;
  const isWaiting = last.kind === 'debit' && last.at.getTime() + SETTLED_WITHIN_MS > now.getTime();
  return isWaiting ? 'open' : 'settled';
}

/** A player's round with all its transactions in order; null when it is unknown or another player's. */
export async function roundOf(db: Db, player: string, round: string, now: Date): Promise<Round | null> {
  const rows = await selected(db)
    .where(
      and(
        eq(walletTransactions.round, round),
        eq(walletTransactions.player, player),
        eq(walletTransactions.outcome, 'booked'),
      ),
    )
    .orderBy(asc(walletTransactions.createdAt), asc(walletTransactions.id));
  const [first] = rows;
  if (!first) return null;
  const { currency, game, gameName, provider, at } = first;
  const staked = sumOf(rows, 'debit') - sumOf(rows, 'rollback');
  return {
    id: round,
    game: gameName ?? game,
    gameId: game,
    provider: provider ?? '',
    currencyCode: currency,
    status: statusOf(rows, now),
    stake: toDecimal(staked, currency),
    win: toDecimal(sumOf(rows, 'credit'), currency),
    playedAt: at.toISOString(),
    entries: rows.map(entryWire),
  };
}
