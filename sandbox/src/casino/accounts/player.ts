import { type FastifyRequest } from 'fastify';
import { deviceIn } from './device';
import { visitorOf } from '../../http/visitor';
import { spokenIn } from '../../http/languages';
import { say } from './fields/sentences';
import { accountById, type AccountRow } from './store/accounts';
import {
  endedSessionOf,
  endSession,
  isInactive,
  noteUse,
  openSession,
  type PlayerSession,
  sessionOf,
} from './store/sessions';
import { marketOf } from '../markets/marketOf';
import { spendTicket } from './store/signInTickets';
import { type HttpContext } from '../../http/context';
import { Refusal } from '../../http/refusal';

type Known = Pick<HttpContext, 'db' | 'clock' | 'brandAt'>;

/** What the place of a new session is read from. */
type Placed = Known & Pick<HttpContext, 'controls'>;

const bearerOf = ({ headers }: FastifyRequest): string | null =>
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

/** Starts a session for a call whose bearer token is a one-time token from the URL (`at`, OP-054), else null. */
export async function beginByTicket(
  request: FastifyRequest,
  context: Placed,
): Promise<{ account: AccountRow; accessToken: string } | null> {
  const { db, clock, brandAt } = context;
  const ticket = bearerOf(request);
  if (ticket === null) return null;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const id = await spendTicket(tx, ticket, now);
    const account = id === null ? null : await accountById(tx, id);
    if (account?.brand !== brandAt(request.host).name) return null;
    // The cookie of a known device is not sent here: a new one is told by log-in with a password only.
    const place = { device: deviceIn(request), country: visitorOf(request, context).country, isNewDevice: false };
    return { account, accessToken: await openSession(tx, account.id, now, place) };
  });
}
