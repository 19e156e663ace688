import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { type Drawn, type Played, type PlaySession, type Round, type RoundRefusal, type RoundRequest } from './store';
import { type Special } from '../../wallet/protocol';
import { type Db } from '../../db/database';
import { ofPlayer } from './ofPlayer';
import { playSessions, rounds } from './schema';
import { readyToPlay, roundFrom, sessionFrom } from './studioStore';
import { hashSecret, newToken } from '../../base/tokens';

type Opened = Omit<PlaySession, 'id' | 'mode' | 'lastRoundAt'>;

/** Stores a real-money session that the casino has opened; returns it with its session token. */
export async function keepRealSession(db: Db, opened: Opened): Promise<{ session: PlaySession; token: string }> {
  const token = newToken();
  const values = { ...opened, id: randomUUID(), mode: 'real' as const, tokenHash: hashSecret(token) };
  const [row] = await db.insert(playSessions).values(values).returning();
  return { session: sessionFrom(row!), token };
}

/**
 * Draws the outcome within the transaction that stores the round, so that its own writes commit or roll back with it.
 */
export type Draw = (tx: Db) => Drawn | Promise<Drawn>;

/** Draws and stores a round before the casino is called, or returns the existing round of this intent. */
export function drawRound(
  db: Db,
  request: RoundRequest & { settlesAt: Date | null; special: Special | null },
  draw: Draw,
): Promise<Played | RoundRefusal> {
  return db.transaction(async (tx) => {
    const ready = await readyToPlay(tx, request);
    if (!('session' in ready)) return ready;
    const { sessionId, intent, stake, now, settlesAt, special } = request;
    const { balance, ...session } = ready.session;
    const number = session.rounds + 1;
    const drawn = { id: randomUUID(), sessionId, number, intent, stake, balance, settlesAt, special, createdAt: now };
    const [round] = await tx
      .insert(rounds)
      .values({ ...drawn, ...(await draw(tx)), status: 'drawn' })
      .returning();
    await tx.update(playSessions).set({ rounds: number, lastRoundAt: now }).where(eq(playSessions.id, sessionId));
    return { round: roundFrom(round!), repeated: false };
  });
}

/**
 * Moves a round to a new status if it is in one of the `from` statuses; returns its current state either way. A given
 * balance is the casino's latest and also becomes the session's.
 */
export function moveRound(
  db: Db,
  id: string,
  from: readonly Round['status'][],
  to: Partial<Pick<Round, 'balance' | 'refusal' | 'special'>> & Pick<Round, 'status'>,
): Promise<Round> {
  return db.transaction(async (tx) => {
    const [moved] = await tx
      .update(rounds)
      .set(to)
      .where(and(eq(rounds.id, id), inArray(rounds.status, [...from])))
      .returning();
    if (moved && to.balance !== undefined)
      await tx.update(playSessions).set({ balance: to.balance }).where(eq(playSessions.id, moved.sessionId));
    const [row] = moved ? [moved] : await tx.select().from(rounds).where(eq(rounds.id, id));
    return roundFrom(row!);
  });
}

/** A round with the wallet token and currency of its session. */
export type OpenRound = {
  round: Round;
  walletToken: string;
  currency: string;
};

const UNFINISHED = ['drawn', 'debited', 'rollingBack'] as const;

/**
 * Unfinished real-money rounds, oldest first: all, or those of a session's player. Rounds of a live table only once the
 * ball has fallen.
 */
export async function unfinishedRounds(
  db: Db,
  now: Date,
  { session, most }: { session?: PlaySession; most: number },
): Promise<OpenRound[]> {
  const rows = await db
    .select({ round: rounds, walletToken: playSessions.walletToken, currency: playSessions.currency })
    .from(rounds)
    .innerJoin(playSessions, eq(playSessions.id, rounds.sessionId))
    .where(
      and(
        eq(playSessions.mode, 'real'),
        inArray(rounds.status, [...UNFINISHED]),
        // A stake that may not have been debited is rolled back at once, whenever the ball falls.
        or(inArray(rounds.status, ['drawn', 'rollingBack']), isNull(rounds.settlesAt), lte(rounds.settlesAt, now)),
        session && ofPlayer(db, session),
      ),
    )
    .orderBy(asc(rounds.createdAt))
    .limit(most);
  return rows.map(({ round, walletToken, currency }) => ({
    round: roundFrom(round),
    walletToken: walletToken ?? '',
    currency,
  }));
}
