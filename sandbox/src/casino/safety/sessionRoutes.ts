import { type FastifyInstance } from 'fastify';
import { and, desc, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { type AnswerOf } from '@/contract/wire';
import { playerOf } from '../accounts/player';
import { refuseFaults } from '../accounts/fields/refusals';
import { sessions } from '../accounts/store/schema';
import { endSession, endSessions, type PlayerSession } from '../accounts/store/sessions';
import { type Db } from '../../db/database';
import { type HttpContext } from '../../http/context';
import { onceByKey } from '../../http/onceByKey';
import { serve } from '../../http/operation';

type SessionRow = typeof sessions.$inferSelect;
type Told = AnswerOf<'sessions'>['data'];

const deviceWire = ({ deviceKind, browser, system }: SessionRow) => ({ kind: deviceKind, browser, system });

/** No database of places is at hand, so no city is known. */
const placeWire = ({ country }: SessionRow) => ({ countryCode: country, city: null });

/** The open sessions that were ever used, and the log-in before that of this one. */
async function toldOf(db: Db, { sessionId, account }: PlayerSession, now: Date): Promise<Told> {
  const own = eq(sessions.accountId, account.id);
  const open = await db
    .select()
    .from(sessions)
    .where(
      and(
        own,
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        or(isNotNull(sessions.lastUsedAt), eq(sessions.id, sessionId)),
      ),
    )
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt), sessions.id);
  const [current, others] = [open.filter(({ id }) => id === sessionId), open.filter(({ id }) => id !== sessionId)];
  const [before] = await db
    .select()
    .from(sessions)
    .where(and(own, isNotNull(sessions.lastUsedAt), lt(sessions.createdAt, current[0]?.createdAt ?? now)))
    .orderBy(desc(sessions.createdAt))
    .limit(1);
  return {
    sessions: [...current, ...others].map((row) => ({
      id: row.id,
      current: row.id === sessionId,
      device: deviceWire(row),
      place: placeWire(row),
      startedAt: row.createdAt.toISOString(),
      lastUsedAt: (row.lastUsedAt ?? row.createdAt).toISOString(),
    })),
    lastLogin: before
      ? { at: before.createdAt.toISOString(), device: deviceWire(before), place: placeWire(before) }
      : null,
  };
}

/** GET sessions and POST end-sessions. Sockets of an ended session are closed by the next check (socket.ts). */
export function sessionListRoutes(app: FastifyInstance, context: HttpContext): void {
  const { db, clock } = context;

  serve(app, 'sessions', async ({ request }) => {
    const player = await playerOf(request, context);
    return { data: await toldOf(db, player, clock.now()) };
  });

  serve(app, 'endSessions', async ({ request, body: { sessionId } }) => {
    const player = await playerOf(request, context);
    if (sessionId === player.sessionId) refuseFaults(request, { sessionId: 'ownSession' });
    const now = clock.now();
    const { id } = player.account;
    return onceByKey({ db, operation: `endSessions ${id} ${player.sessionId}`, request, now }, async (tx) => {
      if (sessionId === null) await endSessions(tx, id, now, player.sessionId);
      else {
        const before = await toldOf(tx, player, now);
        // One of another account is not among them.
        if (before.sessions.some((one) => one.id === sessionId)) await endSession(tx, sessionId, now);
      }
      return { data: await toldOf(tx, player, now) };
    });
  });
}
