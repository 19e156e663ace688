import { and, eq, gt, isNull } from 'drizzle-orm';
import { type GooglePerson } from './provider';
import { type Db } from '../../../db/database';
import { googleNewcomers } from './schema';
import { seal, unseal } from '../../../base/sealed';
import { hashSecret, newToken } from '../../../base/tokens';

/** How long a new Google user may take to agree to an account. */
export const NEWCOMER_LIFE_MS = 10 * 60_000;

export type Newcomer = Pick<GooglePerson, 'subject' | 'email' | 'firstName' | 'lastName'>;

/** Stores a Google user who has no account yet; returns the one-time ticket that opens one. */
export async function keepNewcomer(db: Db, brand: string, person: Newcomer, now: Date): Promise<string> {
  const ticket = newToken();
  const { subject, email, firstName, lastName } = person;
  await db.insert(googleNewcomers).values({
    ticketHash: hashSecret(ticket),
    brand,
    sealedPerson: seal(JSON.stringify({ subject, email, firstName, lastName }), ticket),
    expiresAt: new Date(now.getTime() + NEWCOMER_LIFE_MS),
  });
  return ticket;
}

/** Spends a ticket and returns its person; null when it is unknown, expired, spent, or of another brand. */
export async function spendNewcomer(db: Db, brand: string, ticket: string, now: Date): Promise<Newcomer | null> {
  const [row] = await db
    .update(googleNewcomers)
    .set({ usedAt: now })
    .where(
      and(
        eq(googleNewcomers.ticketHash, hashSecret(ticket)),
        eq(googleNewcomers.brand, brand),
        gt(googleNewcomers.expiresAt, now),
        isNull(googleNewcomers.usedAt),
      ),
    )
    .returning();
  return row ? (JSON.parse(unseal(row.sealedPerson, ticket)) as Newcomer) : null;
}
