import { and, eq, or } from 'drizzle-orm';
import { type Market } from '@/config/markets/market';
import { type AccountRow } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { type UserBonusRow } from '../bonuses/held/schema';
import { walletTransactions } from '../bets/schema';
import { walletsOf } from '../ledger/accounts';
import { type GameSession } from './gameSession';
import { type Special } from '../../wallet/protocol';

export type TransactionRow = typeof walletTransactions.$inferSelect;

/** A studio's request, amounts in minor units. A rollback has no amount, and only a credit may be zero. */
export type Asked =
  | { kind: 'debit'; transaction: string; round: string; amount: bigint; special?: Special; settlesAt?: Date }
  | { kind: 'credit'; transaction: string; round: string; amount: bigint }
  | { kind: 'rollback'; transaction: string; round: string; of: string };
export type Debit = Extract<Asked, { kind: 'debit' }>;
export type Credit = Extract<Asked, { kind: 'credit' }>;
export type Rollback = Extract<Asked, { kind: 'rollback' }>;

export type Purses = { real: bigint; bonus: bigint; deposit_wager: bigint };

/**
 * The input of the decision on a transaction. The account is locked, `now` was read after that, and `bonus` is the
 * active one. `mayBuy`: the player has confirmed that this stake is a bonus buy.
 */
export type Scene = {
  tx: Db;
  session: GameSession;
  account: AccountRow;
  now: Date;
  purses: Purses;
  bonus: UserBonusRow | null;
  mayBuy: boolean;
  market: Market;
};

/** The player's purses in a currency. */
export async function pursesOf(db: Db, { id, currencyCode }: AccountRow, currency: string): Promise<Purses> {
  const wallet = (await walletsOf(db, id, currencyCode)).find((one) => one.currency === currency);
  return wallet ?? { real: 0n, bonus: 0n, deposit_wager: 0n };
}

/** The transactions in force of a round in its session: booked ones, and a win of zero. */
export const ofRound = async ({ tx, session }: Scene, round: string): Promise<TransactionRow[]> =>
  tx
    .select()
    .from(walletTransactions)
    .where(
      and(
        eq(walletTransactions.round, round),
        eq(walletTransactions.session, session.id),
        or(
          eq(walletTransactions.outcome, 'booked'),
          and(eq(walletTransactions.kind, 'credit'), eq(walletTransactions.outcome, 'nothing')),
        ),
      ),
    );

/** The rollback of a debit, including one that came before the debit. */
export const rollbackOf = async ({ tx }: Scene, debit: string): Promise<TransactionRow | undefined> =>
  (await tx.select().from(walletTransactions).where(eq(walletTransactions.of, debit)))[0];
