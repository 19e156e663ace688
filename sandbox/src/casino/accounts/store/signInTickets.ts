import { and, eq, gt, isNull } from 'drizzle-orm';
import { type Db } from '../../../db/database';
import { signInTickets } from './schema';
import { hashSecret, newToken } from '../../../base/tokens';

/** The browser opens the URL at once, so this only covers slow connections. */
const TICKET_LIFE_MS = 60_000;

/** Issues a one-time token that starts a session of an account (OP-054); only its hash is stored. */
export async function giveTicket(db: Db, accountId: string, now: Date): Promise<string> {
  const ticket = newToken();
  const expiresAt = new Date(now.getTime() + TICKET_LIFE_MS);
  await db.insert(signInTickets).values({ tokenHash: hashSecret(ticket), accountId, expiresAt });
  return ticket;
}

/** Spends a one-time token and returns its account id; null when it is unknown, expired or spent. */
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
