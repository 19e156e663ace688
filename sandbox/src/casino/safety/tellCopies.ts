import { and, eq, isNull, lte } from 'drizzle-orm';
import { inWords } from '../mail/stopLetters';
import { type Tell } from '../mail/tell';
import { type Clock } from '../../base/clock';
import { type Db } from '../../db/database';
import { availableUntil } from './requests';
import { accountRequests } from './schema';

/** Tells players whose copy of their data has become ready, each once. */
export const tellReadyCopies = (db: Db, clock: Clock, tell: Tell): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const ready = await tx
      .update(accountRequests)
      .set({ toldAt: now })
      .where(and(eq(accountRequests.kind, 'copy'), lte(accountRequests.readyAt, now), isNull(accountRequests.toldAt)))
      .returning();
    for (const row of ready) {
      const until = availableUntil(row);
      // One that is gone by now, since the backend was away, is no news.
      if (until === null || until <= now) continue;
      const values = (language: Parameters<typeof inWords>[1]) => ({
        reference: row.reference,
        at: inWords(until, language),
      });
      await tell(tx, row.accountId, { kind: 'copy-ready', path: '/profile/safety', values });
    }
  });
