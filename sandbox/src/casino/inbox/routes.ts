import { type FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { type AccountRow } from '../accounts/store/accounts';
import { playerOf } from '../accounts/player';
import { type HttpContext } from '../../http/context';
import { spokenIn } from '../../http/languages';
import { onceByKeyIfAny } from '../../http/onceByKey';
import { serve } from '../../http/operation';
import { isExcluded } from '../protection/stop';
import { closeDueDays } from '../rewards/close';
import { entriesOf } from './entries';
import { inboxReads } from './schema';

/** GET inbox and POST read-inbox. Players who stopped are told nothing, so that nothing calls them back. */
export function inboxRoutes(app: FastifyInstance, context: HttpContext): void {
  const { db, clock } = context;

  async function entries(account: AccountRow, language: string | undefined) {
    const now = clock.now();
    // A frozen account has no session, and so no answer at all.
    if (isExcluded(account, now)) return [];
    await closeDueDays(db, clock, account.id);
    return entriesOf(db, { account, language: spokenIn(language), now });
  }

  serve(app, 'inbox', async ({ request }) => {
    const { account } = await playerOf(request, context);
    const found = await entries(account, request.headers['accept-language']);
    const rows = await db.select().from(inboxReads).where(eq(inboxReads.player, account.id));
    const read = new Set(rows.map(({ entry }) => entry));
    return { data: { entries: found.map((entry) => ({ ...entry, read: read.has(entry.id) })) } };
  });

  serve(app, 'readInbox', async ({ request, body }) => {
    const { account } = await playerOf(request, context);
    // Only what is there, so that nobody fills the table with ids of their own.
    const found = await entries(account, request.headers['accept-language']);
    const now = clock.now();
    const values = found
      .filter(({ id }) => body.ids.includes(id))
      .map(({ id }) => ({ player: account.id, entry: id, readAt: now }));
    return onceByKeyIfAny({ db, operation: `readInbox ${account.id}`, request, now }, async (tx) => {
      if (values.length > 0) await tx.insert(inboxReads).values(values).onConflictDoNothing();
      return { data: { success: true as const } };
    });
  });
}
