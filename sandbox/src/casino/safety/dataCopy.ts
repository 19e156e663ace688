import { desc, eq } from 'drizzle-orm';
import { toDecimal } from '@/domain/money/money';
import { type AccountRow } from '../accounts/store/accounts';
import { methodChanges } from '../accounts/security/schema';
import { sessions } from '../accounts/store/schema';
import { walletTransactions } from '../bets/schema';
import { userBonuses } from '../bonuses/held/schema';
import { deposits } from '../deposits/schema';
import { documents } from '../documents/schema';
import { walletsOf } from '../ledger/accounts';
import { messages } from '../mail/schema';
import { limits, stops } from '../protection/schema';
import { type Db } from '../../db/database';
import { withdrawals } from '../withdrawals/schema';
import { accountRequests, emailChanges } from './schema';

/** Columns that are secrets or no data about the player. */
const LEFT_OUT = /^(?:passwordHash|tokenHash|oldTokenHash|newTokenHash|googleSubject|storedName|phoneKey|uniqueKey)$/;

/** A row as JSON: without secrets, amounts as decimals of its currency. */
function readable(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const currency = typeof row.currency === 'string' ? row.currency : null;
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !LEFT_OUT.test(name))
      .map(([name, value]) => {
        if (typeof value !== 'bigint') return [name, value];
        return [name, currency === null ? String(value) : toDecimal(value, currency)];
      }),
  );
}

/** All that is kept about a player, by subject. Rounds are the debits and credits of games. */
export async function dataCopyOf(db: Db, account: AccountRow, now: Date): Promise<Record<string, unknown>> {
  const { id } = account;
  const subjects = {
    wallets: await walletsOf(db, id, account.currencyCode),
    deposits: await db.select().from(deposits).where(eq(deposits.player, id)).orderBy(desc(deposits.createdAt)),
    withdrawals: await db
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.player, id))
      .orderBy(desc(withdrawals.createdAt)),
    rounds: await db.select().from(walletTransactions).where(eq(walletTransactions.player, id)),
    bonuses: await db.select().from(userBonuses).where(eq(userBonuses.player, id)),
    limits: await db.select().from(limits).where(eq(limits.player, id)),
    stops: await db.select().from(stops).where(eq(stops.player, id)),
    documents: await db.select().from(documents).where(eq(documents.accountId, id)),
    messages: await db.select().from(messages).where(eq(messages.accountId, id)),
    sessions: await db.select().from(sessions).where(eq(sessions.accountId, id)),
    emailChanges: await db.select().from(emailChanges).where(eq(emailChanges.accountId, id)),
    methodChanges: await db.select().from(methodChanges).where(eq(methodChanges.accountId, id)),
    requests: await db.select().from(accountRequests).where(eq(accountRequests.accountId, id)),
  };
  return {
    madeAt: now.toISOString(),
    account: readable(account),
    ...Object.fromEntries(Object.entries(subjects).map(([name, rows]) => [name, rows.map(readable)])),
  };
}
