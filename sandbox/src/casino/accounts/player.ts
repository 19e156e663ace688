import { type FastifyRequest } from 'fastify';
import { spokenIn } from '../../http/languages';
import { say } from './fields/sentences';
import { endedSessionOf, endSession, isInactive, noteUse, type PlayerSession, sessionOf } from './store/sessions';
import { marketOf } from '../markets/marketOf';
import { type HttpContext } from '../../http/context';
import { Refusal } from '../../http/refusal';

type Known = Pick<HttpContext, 'db' | 'clock' | 'brandAt'>;

/** The bearer token of a call; null without one. */
export const bearerOf = ({ headers }: FastifyRequest): string | null =>
  /^Bearer ([\w.-]{1,256})$/i.exec(headers.authorization ?? '')?.[1] ?? null;

/** The signed-in player of a call; null for guests, ended sessions, and sessions of another brand. */
export async function playerIn(request: FastifyRequest, { db, clock, brandAt }: Known): Promise<PlayerSession | null> {
  const token = bearerOf(request);
  const session = token === null ? null : await sessionOf(db, token, clock.now());
  if (session?.account.brand !== brandAt(request.host).name) return null;
  // Some markets have a player logged out after a time without a sign of life.
  const { inactiveMinutes } = marketOf({ brandAt }, session.account).play;
  if (isInactive(session, inactiveMinutes, clock.now())) {
    await endSession(db, session.sessionId, clock.now());
    return null;
  }
  await noteUse(db, session, clock.now());
  return session;
}

/** The 403 that tells the site that its session ended. */
export const sessionEnded = (request: FastifyRequest): Refusal =>
  new Refusal(403, 'SESSION_EXPIRED', say(spokenIn(request.headers['accept-language']), 'sessionEnded'));

/** The player of a revoked session; null for any other caller. Use it only to repeat an earlier answer. */
export async function endedPlayer(
  request: FastifyRequest,
  { db, clock, brandAt }: Known,
): Promise<PlayerSession | null> {
  const token = bearerOf(request);
  const session = token === null ? null : await endedSessionOf(db, token, clock.now());
  return session?.account.brand === brandAt(request.host).name ? session : null;
}

/** The signed-in player of a call; throws the 403 that tells the site that its session ended (spec §4, §8). */
export async function playerOf(request: FastifyRequest, context: Known): Promise<PlayerSession> {
  const player = await playerIn(request, context);
  if (!player) throw sessionEnded(request);
  return player;
}
