import { eq } from 'drizzle-orm';
import { type FastifyRequest } from 'fastify';
import { type HttpContext } from '../../../http/context';
import { marketOf } from '../../markets/marketOf';
import { hashSecret } from '../../../base/tokens';
import { type Db } from '../../../db/database';
import { refusalIn } from '../fields/refusals';
import { type AccountRow } from '../store/accounts';
import { type PlayerSession } from '../store/sessions';
import { sessions } from '../store/schema';
import { methodsOf, type Security } from './methods';
import { sessionConfirmations } from './schema';

/** How long a session is not asked again. */
const CONFIRMED_MS = 10 * 60_000;

/** What an operator may have asked again for; a market that demands a second step has it asked for all of it. */
export type Guarded = Security['asksAgainFor'][number];
const ALL: readonly Guarded[] = ['withdrawal', 'email', 'password', 'methods'];

/** Before what a player is asked again who they are, by the brand or by the market. */
export const guardedFor = (
  { brandAt }: Pick<HttpContext, 'brandAt'>,
  account: Pick<AccountRow, 'brand' | 'countryCode'>,
): readonly Guarded[] =>
  marketOf({ brandAt }, account).secondStep ? ALL : brandAt(`${account.brand}.localhost`).asksAgainFor;

/** Notes that a session proved who it is; returns until when. */
export async function confirmSession(tx: Db, sessionId: string, strong: boolean, now: Date): Promise<Date> {
  const values = { until: new Date(now.getTime() + CONFIRMED_MS), strong };
  await tx
    .insert(sessionConfirmations)
    .values({ sessionId, ...values })
    .onConflictDoUpdate({ target: sessionConfirmations.sessionId, set: values });
  return values.until;
}

/** The same for a session that has just been opened. */
export async function confirmToken(tx: Db, token: string, now: Date): Promise<void> {
  const [row] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.tokenHash, hashSecret(token)));
  if (row) await confirmSession(tx, row.id, true, now);
}

/** By what a player can prove who they are before `act`; nothing where nothing has to be asked. */
export async function proofsFor(db: Db, { account }: PlayerSession, act: Guarded): Promise<readonly string[]> {
  const methods = await methodsOf(db, account.id);
  if (methods.length > 0) return methods;
  // A change of the password asks for it anyway, and the other acts were never asked for twice.
  return act === 'methods' && account.passwordHash !== null ? ['password'] : [];
}

/** Throws STEP_UP_REQUIRED before `act` unless neither brand nor market asks again or the session proved it just now. */
export async function askAgain(
  request: FastifyRequest,
  { db, clock, brandAt }: Pick<HttpContext, 'db' | 'clock' | 'brandAt'>,
  player: PlayerSession,
  act: Guarded,
): Promise<void> {
  if (!guardedFor({ brandAt }, player.account).includes(act)) return;
  const methods = await proofsFor(db, player, act);
  if (methods.length === 0) return;
  const [row] = await db
    .select()
    .from(sessionConfirmations)
    .where(eq(sessionConfirmations.sessionId, player.sessionId));
  const isWeak = methods[0] === 'password';
  if (row && row.until > clock.now() && (row.strong || isWeak)) return;
  throw refusalIn(request, 409, 'STEP_UP_REQUIRED', 'stepUp', { methods });
}
