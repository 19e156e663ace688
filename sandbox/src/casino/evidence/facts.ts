import { and, asc, eq } from 'drizzle-orm';
import { toDecimal } from '@/domain/money/money';
import { type Db } from '../../db/database';
import { type AccountRow } from '../accounts/store/accounts';
import { gameSessions, walletTransactions } from '../bets/schema';
import { methodById } from '../cashier/methods';
import { type DepositRow, deposits } from '../deposits/schema';
import { roundOf } from '../history/casinoHistory';
import { type WithdrawalRow, withdrawals } from '../withdrawals/schema';
import { type Facts, FORMAT } from './seal';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** What all evidence begins with. `rules` is null for what is older than their recording. */
const head = (account: AccountRow, kind: Facts['kind'], id: string, now: Date): Facts => ({
  format: FORMAT,
  kind,
  id,
  madeAt: now.toISOString(),
  brand: account.brand,
  player: account.id,
});

/** The facts of a player's round; null when it is unknown or another player's. */
export async function roundFacts(db: Db, account: AccountRow, id: string, now: Date): Promise<Facts | null> {
  const round = await roundOf(db, account.id, id, now);
  if (!round) return null;
  const sessions = await db
    .selectDistinct({ id: gameSessions.id, rules: gameSessions.rules, openedAt: gameSessions.createdAt })
    .from(walletTransactions)
    .innerJoin(gameSessions, eq(gameSessions.id, walletTransactions.session))
    .where(and(eq(walletTransactions.round, id), eq(walletTransactions.player, account.id)))
    .orderBy(asc(gameSessions.createdAt), asc(gameSessions.id));
  return {
    ...head(account, 'round', id, now),
    rules: sessions[0]?.rules ?? null,
    sessions: sessions.map(({ id: session, openedAt }) => ({ id: session, openedAt: openedAt.toISOString() })),
    round,
  };
}

const methodOf = (method: string): string => methodById(method)?.title ?? method;

function depositFacts({ currency, ...row }: DepositRow): Record<string, unknown> {
  return {
    type: 'deposit',
    reference: row.reference,
    method: methodOf(row.method),
    currencyCode: currency,
    amount: toDecimal(row.amount, currency),
    creditedAmount: row.creditedAmount === null ? null : toDecimal(row.creditedAmount, currency),
    status: row.status,
    failure: row.failure,
    declineReason: row.declineReason,
    providerPayment: row.providerPayment,
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    expiresAt: iso(row.expiresAt),
    endedAt: iso(row.endedAt),
  };
}

function withdrawalFacts({ currency, receiveCurrency, ...row }: WithdrawalRow): Record<string, unknown> {
  return {
    type: 'withdrawal',
    reference: row.reference,
    method: methodOf(row.method),
    currencyCode: currency,
    amount: toDecimal(row.amount, currency),
    fee: toDecimal(row.fee, currency),
    networkFee: toDecimal(row.networkFee, currency),
    receiveAmount: toDecimal(row.receiveAmount, receiveCurrency),
    receiveCurrency,
    status: row.status,
    reason: row.reason,
    createdAt: iso(row.createdAt),
    approvedAt: iso(row.approvedAt),
    sentAt: iso(row.sentAt),
    endedAt: iso(row.endedAt),
  };
}

/** The facts of a player's deposit or withdrawal; null when it is unknown or another player's. */
export async function paymentFacts(db: Db, account: AccountRow, id: string, now: Date): Promise<Facts | null> {
  if (!UUID.test(id)) return null;
  const own = head(account, 'payment', id, now);
  const [deposit] = await db
    .select()
    .from(deposits)
    .where(and(eq(deposits.id, id), eq(deposits.player, account.id)));
  if (deposit) return { ...own, rules: deposit.rules, payment: depositFacts(deposit) };
  const [withdrawal] = await db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.id, id), eq(withdrawals.player, account.id)));
  return withdrawal ? { ...own, rules: withdrawal.rules, payment: withdrawalFacts(withdrawal) } : null;
}
