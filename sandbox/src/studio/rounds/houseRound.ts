import { type Db } from '../../db/database';
import { playDemo, settleDemo } from '../store/demoRounds';
import { type Draw } from '../store/realRounds';
import { type StudioContext } from './context';
import { type RealRequest } from './realRound';
import { refusalOfRound } from './roundRefusal';
import { type Played, type PlaySession } from '../store/store';

/** The studio's context with the database that the dice and the table need. */
export type HouseContext = StudioContext & { db: Db };

/** Plays a round of the dice or the table: a demo locally, real money through the casino's wallet. Throws a Refusal. */
export async function playHouse(
  { db, clock, realRounds }: HouseContext,
  session: PlaySession,
  request: RealRequest,
  draw: Draw,
): Promise<Played> {
  const asked = { ...request, sessionId: session.id, now: clock.now(), settlesAt: request.settlesAt ?? null };
  const played =
    session.mode === 'real' && realRounds
      ? await realRounds.play(session, request, draw)
      : await playDemo(db, asked, draw);
  if ('code' in played) throw refusalOfRound(played);
  return played;
}

/** A session's balance with all finished rounds paid; the last known balance while the casino does not answer. */
export async function settledBalance({ db, clock, realRounds }: HouseContext, session: PlaySession): Promise<bigint> {
  if (session.mode === 'demo') return settleDemo(db, session.id, clock.now());
  const told = await realRounds?.resume(session);
  return told?.balance ?? session.balance;
}
