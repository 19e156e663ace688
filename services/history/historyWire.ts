import type { CasinoEntry, Page, Round, Totals, Transaction } from '@/domain/history/history';
import { TRANSACTION_STATUSES } from '@/domain/cashier/withdrawal/withdrawal';
import { bag, decimal, flag, isBag, list, Malformed, number, readAll, rowsOf, text, toId } from '@/services/http/parse';

/** Reads a transaction; null without id, amount or currency. An unknown status is null, never a guess. */
export function toTransaction(wire: unknown): Transaction | null {
  const row = bag(wire);
  const [id, value, currency] = [toId(row.transactionId), decimal(row.amount), text(row.currencyCode)];
  if (id === null || value === null || currency === null) return null;
  return {
    id,
    amount: value,
    currency,
    date: text(row.date) ?? '',
    method: text(row.method) ?? '',
    type: text(row.transactionType) ?? '',
    status: TRANSACTION_STATUSES.find((status) => status === row.status) ?? null,
    bonus: flag(row.bonus),
    reference: text(row.reference),
  };
}

/** Reads a bet, a win or a rollback; null without id or amount. */
export function toCasinoEntry(wire: unknown): CasinoEntry | null {
  const row = bag(wire);
  const [id, value] = [toId(row.transactionId), decimal(row.amount)];
  if (id === null || value === null) return null;
  return {
    id,
    amount: value,
    roundId: toId(row.roundId),
    type: text(row.type) ?? '',
    bonusBuy: flag(row.bonusBuy),
    gameId: toId(row.gameId),
    gameName: text(row.gameName) ?? '',
    provider: text(row.provider) ?? '',
    balanceBefore: decimal(row.balanceBefore),
    bonusAmount: decimal(row.bonusAmount),
    balanceAfter: decimal(row.balanceAfter),
    bonusBalance: decimal(row.bonusBalance),
    currency: text(row.currencyCode),
    date: text(row.date) ?? '',
  };
}

/**
 * Reads a page of rows below `data.<name>`; throws Malformed without a count, and on the first page without a readable
 * row. What is missing on a later one is told by the count.
 */
export function pageIn<Row>(wire: unknown, name: string, read: (row: unknown) => Row | null, page = 1): Page<Row> {
  const { rows, count } = bag(bag(bag(wire).data)[name]);
  const all = number(count);
  if (all === null) throw new Malformed('The count is missing');
  return { rows: page > 1 && Array.isArray(rows) ? readAll(rows, read) : rowsOf(rows, read), count: all };
}

const ROUND_STATUSES = ['open', 'settled', 'rolledBack'] as const;

/** Reads one round; throws Malformed without id, currency, stake or win. */
export function roundIn(wire: unknown): Round {
  const round = bag(bag(bag(wire).data).round);
  const [id, currency] = [toId(round.id), text(round.currencyCode)];
  const [stake, win] = [decimal(round.stake), decimal(round.win)];
  if (id === null || currency === null || stake === null || win === null)
    throw new Malformed('The answer holds no round');
  return {
    id,
    currency,
    stake,
    win,
    game: toId(round.game) ?? '',
    gameId: toId(round.gameId),
    provider: text(round.provider),
    status: ROUND_STATUSES.find((status) => status === round.status) ?? null,
    playedAt: text(round.playedAt) ?? '',
    entries: readAll(round.entries, toCasinoEntry),
  };
}

/** Evidence as the text of a file; throws Malformed where it carries no hash or no signature. */
export function toEvidenceFile(wire: unknown): string {
  const { evidence } = bag(bag(wire).data);
  if (!isBag(evidence) || text(evidence.sha256) === null || text(evidence.signature) === null)
    throw new Malformed('The answer holds no evidence');
  return JSON.stringify(evidence, null, 2);
}

function toDay(wire: unknown): Totals['days'][number] | null {
  const { date, netResult } = bag(wire);
  const [day, net] = [text(date), decimal(netResult)];
  return day === null || net === null ? null : { date: day, netResult: net };
}

/** Reads the totals of a period; throws Malformed when one is missing, since none may be guessed. */
export function toTotals(wire: unknown): Totals {
  const data = bag(bag(wire).data);
  const sum = (name: string): string => {
    const value = decimal(data[name]);
    if (value === null) throw new Malformed(`The sum ${name} is missing`);
    return value;
  };
  const currency = text(data.currencyCode);
  if (currency === null) throw new Malformed('The currency is missing');
  const days = rowsOf(data.days, toDay);
  if (days.length < list(data.days).length) throw new Malformed('A day cannot be read');
  return {
    currency,
    deposits: sum('deposits'),
    withdrawals: sum('withdrawals'),
    wins: sum('wins'),
    losses: sum('losses'),
    bonusNetResult: decimal(data.bonusNetResult),
    lifetimeNetDeposits: sum('lifetimeNetDeposits'),
    rewards: decimal(data.rewards),
    xp: number(data.xp),
    playedSeconds: number(data.playedSeconds),
    days,
  };
}
