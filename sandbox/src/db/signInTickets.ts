import { and, eq, gt, isNull } from 'drizzle-orm';
import { type Db } from './database';
import { signInTickets } from './schema';
import { hashSecret, newToken } from './tokens';

/** A browser opens the address at once; this covers slow connections. */
const TICKET_LIFE_MS = 60_000;

/** A one-use token that begins a session of an account (OP-054); only its hash is stored. */
export async function giveTicket(db: Db, accountId: string, now: Date): Promise<string> {
  const ticket = newToken();
  const expiresAt = new Date(now.getTime() + TICKET_LIFE_MS);
  await db.insert(signInTickets).values({ tokenHash: hashSecret(ticket), accountId, expiresAt });
  return ticket;
}

/** Spends a one-use token and answers whose it is; null when it is none, over or spent. */
export async function spendTicket(db: Db, ticket: string, now: Date): Promise<string | null> {
  const [row] = await db
    .update(signInTickets)
    .set({ usedAt: now })
    .where(
      and(
        eq(signInTickets.tokenHash, hashSecret(ticket)),
        gt(signInTickets.expiresAt, now),
        isNull(signInTickets.usedAt),
      ),
    )
    .returning({ accountId: signInTickets.accountId });
  return row?.accountId ?? null;
}
