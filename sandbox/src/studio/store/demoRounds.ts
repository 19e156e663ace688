import { randomUUID } from 'node:crypto';
import { and, asc, eq, lte } from 'drizzle-orm';
import { type Played, type RoundRefusal, type RoundRequest } from './store';
import { type Db } from '../../db/database';
import { type Draw } from './realRounds';
import { playSessions, rounds } from './schema';
import { readyToPlay, roundFrom } from './studioStore';

/** Settles the demo rounds whose ball has fallen; returns the balance. The caller holds the session's row lock. */
async function payFallen(tx: Db, sessionId: string, balance: bigint, now: Date): Promise<bigint> {
  const fallen = await tx
    .select()
    .from(rounds)
    .where(and(eq(rounds.sessionId, sessionId), eq(rounds.status, 'debited'), lte(rounds.settlesAt, now)))
    .orderBy(asc(rounds.number));
  let sum = balance;
  for (const { id, win } of fallen) {
    sum += win;
    await tx.update(rounds).set({ status: 'settled', balance: sum }).where(eq(rounds.id, id));
  }
  if (fallen.length > 0) await tx.update(playSessions).set({ balance: sum }).where(eq(playSessions.id, sessionId));
  return sum;
}

/** Plays a demo round in one transaction. With `settlesAt`, the win is held back until then, as at the casino. */
export function playDemo(
  db: Db,
  request: RoundRequest & { settlesAt: Date | null },
  draw: Draw,
): Promise<Played | RoundRefusal> {
  return db.transaction(async (tx) => {
    const ready = await readyToPlay(tx, request);
    if (!('session' in ready)) return ready;
    const { sessionId, intent, stake, now, settlesAt } = request;
    const before = await payFallen(tx, sessionId, ready.session.balance, now);
    if (stake > before) return { code: 'INSUFFICIENT_BALANCE' };
    const { win, outcome } = await draw(tx);
    const balance = before - stake + (settlesAt ? 0n : win);
    const number = ready.session.rounds + 1;
    const status = settlesAt ? 'debited' : 'settled';
    const drawn = {
      sessionId,
      number,
      intent,
      stake,
      win,
      balance,
      outcome,
      status,
      settlesAt,
      createdAt: now,
    } as const;
    const [round] = await tx
      .insert(rounds)
      .values({ id: randomUUID(), ...drawn })
      .returning();
    await tx
      .update(playSessions)
      .set({ balance, rounds: number, lastRoundAt: now })
      .where(eq(playSessions.id, sessionId));
    return { round: roundFrom(round!), repeated: false };
  });
}

/** The balance of a demo session after settling every round that is due. */
export function settleDemo(db: Db, sessionId: string, now: Date): Promise<bigint> {
  return db.transaction(async (tx) => {
    const [session] = await tx.select().from(playSessions).where(eq(playSessions.id, sessionId)).for('update');
    return session ? payFallen(tx, sessionId, session.balance, now) : 0n;
  });
}
