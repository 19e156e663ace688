import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import {
  type Drawn,
  type Played,
  type PlaySession,
  type Round,
  type RoundRefusal,
  type RoundRequest,
  type StudioStore,
} from './store';
import { type Db } from '../../db/database';
import { ofPlayer } from './ofPlayer';
import { launchTokens, playSessions, rounds } from './schema';
import { hashSecret, newToken } from '../../base/tokens';

export const sessionFrom = (row: typeof playSessions.$inferSelect): PlaySession => ({
  id: row.id,
  gameId: row.gameId,
  mode: row.mode,
  player: row.player,
  currency: row.currency,
  balance: row.balance,
  locale: row.locale,
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
  lastRoundAt: row.lastRoundAt,
  walletToken: row.walletToken,
});

export const roundFrom = (row: typeof rounds.$inferSelect): Round => ({
  id: row.id,
  sessionId: row.sessionId,
  intent: row.intent,
  stake: row.stake,
  win: row.win,
  balance: row.balance,
  outcome: row.outcome,
  status: row.status,
  refusal: row.refusal,
  settlesAt: row.settlesAt,
  special: row.special,
  createdAt: row.createdAt,
});

/** Remaining pause between two rounds, in ms. If the clock is set back, it never exceeds the full pause. */
function waitMs(lastRoundAt: Date | null, { now, minRoundMs }: RoundRequest): number {
  if (!lastRoundAt) return 0;
  return Math.min(minRoundMs, lastRoundAt.getTime() + minRoundMs - now.getTime());
}

/** A single update decides the race: of two requests with the same token, only one finds it unused. */
async function redeem(db: Db, launchToken: string, now: Date) {
  const [launch] = await db
    .update(launchTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(launchTokens.tokenHash, hashSecret(launchToken)),
        isNull(launchTokens.usedAt),
        gt(launchTokens.expiresAt, now),
      ),
    )
    .returning();
  if (!launch) return null;
  const token = newToken();
  const [session] = await db
    .update(playSessions)
    .set({ tokenHash: hashSecret(token) })
    .where(and(eq(playSessions.id, launch.sessionId), gt(playSessions.expiresAt, now)))
    .returning();
  return session ? { session: sessionFrom(session), token } : null;
}

/**
 * Locks the session's row and decides whether it may play a round: returns the existing round of this intent, a
 * refusal, or the current session.
 */
export async function readyToPlay(
  db: Db,
  request: RoundRequest,
): Promise<{ session: typeof playSessions.$inferSelect } | Played | RoundRefusal> {
  const { sessionId, intent, stake, now } = request;
  // The row lock serializes the session's rounds; all checks below see the latest state.
  const [session] = await db.select().from(playSessions).where(eq(playSessions.id, sessionId)).for('update');
  if (!session) return { code: 'SESSION_ENDED' };

  const [earlier] = await db
    .select()
    .from(rounds)
    .where(and(eq(rounds.sessionId, sessionId), eq(rounds.intent, intent)));
  if (earlier) {
    return earlier.stake === stake ? { round: roundFrom(earlier), repeated: true } : { code: 'INTENT_CONFLICT' };
  }

  if (session.expiresAt <= now) return { code: 'SESSION_ENDED' };
  const wait = waitMs(session.lastRoundAt, request);
  return wait > 0 ? { code: 'SPIN_TOO_SOON', waitMs: wait } : { session };
}

async function play(db: Db, request: RoundRequest, draw: () => Drawn): Promise<Played | RoundRefusal> {
  const ready = await readyToPlay(db, request);
  if (!('session' in ready)) return ready;
  const { session } = ready;
  const { sessionId, intent, stake, now } = request;
  if (stake > session.balance) return { code: 'INSUFFICIENT_BALANCE' };

  const { win, outcome } = draw();
  const balance = session.balance - stake + win;
  const number = session.rounds + 1;
  const [round] = await db
    .insert(rounds)
    .values({ id: randomUUID(), sessionId, number, intent, stake, win, balance, outcome, createdAt: now })
    .returning();
  await db
    .update(playSessions)
    .set({ balance, rounds: number, lastRoundAt: now })
    .where(eq(playSessions.id, sessionId));
  return { round: roundFrom(round!), repeated: false };
}

/** The latest round of a session; before its first one, the latest standing round of the player's other launches. */
async function lastOf(db: Db, session: PlaySession): Promise<Round | null> {
  const own = eq(rounds.sessionId, session.id);
  const [latest] = await db.select().from(rounds).where(own).orderBy(desc(rounds.number)).limit(1);
  if (latest) return roundFrom(latest);
  if (session.player === null) return null;
  const standing = and(ofPlayer(db, session), inArray(rounds.status, ['debited', 'settled']));
  const [before] = await db.select().from(rounds).where(standing).orderBy(desc(rounds.createdAt)).limit(1);
  return before ? roundFrom(before) : null;
}

/**
 * The studio's store in the database. Every round is one transaction under a row lock of its session, so concurrent
 * requests are serialized, even across processes. Once `playRound` has returned, its result survives a crash.
 */
export function createStudioStore(db: Db): StudioStore {
  return {
    redeemLaunch: (launchToken, now) => db.transaction((tx) => redeem(tx, launchToken, now)),

    async sessionByToken(token, now) {
      const [row] = await db
        .select()
        .from(playSessions)
        .where(and(eq(playSessions.tokenHash, hashSecret(token)), gt(playSessions.expiresAt, now)));
      return row ? sessionFrom(row) : null;
    },

    lastRound: (session) => lastOf(db, session),

    playRound: (request, draw) => db.transaction((tx) => play(tx, request, draw)),
  };
}
