import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { countAttempt, LIMITS } from '../accounts/attemptLimits';
import { refusalIn } from '../accounts/fields/refusals';
import { rememberDevice } from '../accounts/knownDevice';
import { confirmToken } from '../accounts/security/confirmations';
import { methodsOf } from '../accounts/security/methods';
import { ownerByPasskey } from '../accounts/security/passkeys';
import { provesSecondStep } from '../accounts/security/prove';
import { partyOf, type SecurityContext, wrongProof } from '../accounts/security/routes';
import { accountOfTicket, giveLoginTicket, isOpenTicket, spendLoginTicket } from '../accounts/security/tickets';
import { accountById, type AccountRow, lockedAccount } from '../accounts/store/accounts';
import { forgetAttempts } from '../accounts/store/attempts';
import { type Db } from '../../db/database';
import { type MailContext } from '../mail/context';
import { sendOut } from '../mail/sendOut';
import { onceByKey } from '../../http/onceByKey';
import { serve } from '../../http/operation';
import { type Refusal } from '../../http/refusal';
import { siteOf } from '../../http/siteOrigin';
import { visitorOf } from '../../http/visitor';
import { refuseBarred } from './mayLogIn';
import { openHere } from './openHere';

/** SECOND_STEP_REQUIRED with a ticket when a right password alone opens no session of this account, else null. */
export async function secondStepOf(
  request: FastifyRequest,
  account: AccountRow,
  { db, now, cpnc }: { db: Db; now: Date; cpnc: string | null },
): Promise<Refusal | null> {
  const methods = await methodsOf(db, account.id);
  if (methods.length === 0) return null;
  const { ticket, expiresAt } = await giveLoginTicket(db, account, cpnc, now);
  const details = { ticket, methods, expiresAt: expiresAt.toISOString() };
  return refusalIn(request, 409, 'SECOND_STEP_REQUIRED', 'secondStep', details);
}

/** POST login-second-step and login-with-passkey: a session by more than a password. */
export function secondStepRoutes(app: FastifyInstance, context: SecurityContext & MailContext): void {
  const { db, clock, brandAt, secretsKey: key } = context;

  const signedIn = async (tx: Db, request: FastifyRequest, account: AccountRow, cpnc: string | null, now: Date) => {
    const { accessToken, letter } = await openHere(tx, request, account, context, now);
    sendOut(context, letter, siteOf(request, context).brandName);
    await confirmToken(tx, accessToken, now);
    return {
      accessToken,
      locale: account.preferredLanguage,
      cpnc: cpnc ?? account.origin.cpnc ?? null,
      userId: account.id,
    };
  };
  const known = (request: FastifyRequest, reply: FastifyReply, account: AccountRow) =>
    void reply.header('set-cookie', rememberDevice(request, account));

  serve(app, 'loginSecondStep', async ({ request, body: { ticket, proof } }, reply) => {
    const [now, party] = [clock.now(), partyOf(request, context)];
    const expired = () => refusalIn(request, 409, 'LOGIN_EXPIRED', 'loginExpired');
    const owner = await accountOfTicket(db, brandAt(request.host).name, ticket);
    if (!owner) throw expired();
    await countAttempt({ db, request, now }, LIMITS.secondStepByAccount, owner.id);
    const answer = await onceByKey({ db, operation: 'loginSecondStep', request, now }, async (tx) => {
      const account = await lockedAccount(tx, owner.id);
      if (!account || !(await isOpenTicket(tx, ticket, account, now))) throw expired();
      await refuseBarred(request, account, { ...context, db: tx }, now);
      if (!(await provesSecondStep(tx, account, { proof, purpose: 'secondStep', party, key, now })))
        return wrongProof(request, tx, account.id, now);
      const spent = await spendLoginTicket(tx, ticket, account, now);
      if (!spent) throw expired();
      await forgetAttempts(tx, LIMITS.secondStepByAccount, account.id);
      return signedIn(tx, request, account, spent.cpnc, now);
    });
    known(request, reply, owner);
    return answer;
  });

  serve(app, 'loginWithPasskey', async ({ request, body: { passkey } }, reply) => {
    const [now, party, brand] = [clock.now(), partyOf(request, context), brandAt(request.host).name];
    await countAttempt({ db, request, now }, LIMITS.loginByAddress, visitorOf(request, context).ip);
    const answer = await onceByKey({ db, operation: 'loginWithPasskey', request, now }, async (tx) => {
      const id = await ownerByPasskey(tx, { answer: passkey, party, now, purpose: 'login', accountId: null });
      const account = id === null ? null : await lockedAccount(tx, id);
      // Returned, not thrown: its challenge stays spent.
      if (account?.brand !== brand) return refusalIn(request, 422, 'WRONG_PROOF', 'wrongProof');
      await refuseBarred(request, account, { ...context, db: tx }, now);
      return signedIn(tx, request, account, null, now);
    });
    const account = await accountById(db, String(answer.userId));
    if (account) known(request, reply, account);
    return answer;
  });
}
