import { and, eq, gt, isNull } from 'drizzle-orm';
import { hashSecret, newToken } from '../../../base/tokens';
import { type Db } from '../../../db/database';
import { type AccountRow } from '../store/accounts';
import { accounts } from '../store/schema';
import { loginTickets } from './schema';

const TICKET_LIFE_MS = 5 * 60_000;

/** A ticket for the second step of a log-in whose password was right. */
export async function giveLoginTicket(db: Db, account: AccountRow, cpnc: string | null, now: Date) {
  const ticket = newToken();
  const expiresAt = new Date(now.getTime() + TICKET_LIFE_MS);
  const { id: accountId, passwordHash } = account;
  await db
    .insert(loginTickets)
    .values({ ticketHash: hashSecret(ticket), accountId, passwordHash: passwordHash ?? '', cpnc, expiresAt });
  return { ticket, expiresAt };
}

/** The account of a ticket, even of a spent one, so that a lost answer can be asked for again; null for no ticket. */
export async function accountOfTicket(db: Db, brand: string, ticket: string): Promise<AccountRow | null> {
  const [row] = await db
    .select({ account: accounts })
    .from(loginTickets)
    .innerJoin(accounts, eq(accounts.id, loginTickets.accountId))
    .where(and(eq(loginTickets.ticketHash, hashSecret(ticket)), eq(accounts.brand, brand)));
  return row?.account ?? null;
}

const open = (ticket: string, account: AccountRow, now: Date) =>
  and(
    eq(loginTickets.ticketHash, hashSecret(ticket)),
    eq(loginTickets.passwordHash, account.passwordHash ?? ''),
    gt(loginTickets.expiresAt, now),
    isNull(loginTickets.usedAt),
  );

/** Whether a ticket still waits for its second step. */
export async function isOpenTicket(db: Db, ticket: string, account: AccountRow, now: Date): Promise<boolean> {
  return (await db.$count(loginTickets, open(ticket, account, now))) > 0;
}

/** Spends a ticket; null when it no longer counts. */
export async function spendLoginTicket(tx: Db, ticket: string, account: AccountRow, now: Date) {
  const [row] = await tx
    .update(loginTickets)
    .set({ usedAt: now })
    .where(open(ticket, account, now))
    .returning();
  return row ?? null;
}
