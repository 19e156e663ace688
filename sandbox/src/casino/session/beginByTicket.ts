import { type FastifyRequest } from 'fastify';
import { bearerOf } from '../accounts/player';
import { accountById, type AccountRow } from '../accounts/store/accounts';
import { spendTicket } from '../accounts/store/signInTickets';
import { type MailContext } from '../mail/context';
import { sendOut } from '../mail/sendOut';
import { Refusal } from '../../http/refusal';
import { siteOf } from '../../http/siteOrigin';
import { openHere } from './openHere';
import { secondStepOf } from './secondStep';

/**
 * Starts a session for a call whose bearer token is a one-time token from the URL (`at`, OP-054), else null. Throws
 * SECOND_STEP_REQUIRED for an account that has a second step: the token stands for a password, no more.
 */
export async function beginByTicket(
  request: FastifyRequest,
  context: MailContext,
): Promise<{ account: AccountRow; accessToken: string } | null> {
  const { db, clock, brandAt } = context;
  const ticket = bearerOf(request);
  if (ticket === null) return null;
  const now = clock.now();
  const begun = await db.transaction(async (tx) => {
    const id = await spendTicket(tx, ticket, now);
    const account = id === null ? null : await accountById(tx, id);
    if (account?.brand !== brandAt(request.host).name) return null;
    // Returned, not thrown: the token stays spent, and the ticket for the second step stays.
    const asked = await secondStepOf(request, account, { db: tx, now, cpnc: null });
    return asked ?? { account, ...(await openHere(tx, request, account, context, now)) };
  });
  if (begun instanceof Refusal) throw begun;
  if (begun) sendOut(context, begun.letter, siteOf(request, context).brandName);
  return begun;
}
