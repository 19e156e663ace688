import { type FastifyRequest } from 'fastify';
import { type RequestOf } from '@/contract/wire';
import { passwordFault } from '../accounts/fields/passwordFault';
import { changeAccount, lockedAccount } from '../accounts/store/accounts';
import { forgetAttempts } from '../accounts/store/attempts';
import { type MessageRow } from '../mail/messages';
import { endSessions, type PlayerSession } from '../accounts/store/sessions';
import { writePasswordChanged } from '../mail/accountMessages';
import { countAttempt, LIMITS } from '../accounts/attemptLimits';
import { type ProfileContext } from './context';
import { onceByKeyIfAny } from '../../http/onceByKey';
import { orBusy, refusalIn, refuseFaults, sayFaults } from '../accounts/fields/refusals';
import { sendOut } from '../mail/sendOut';
import { siteOf } from '../../http/siteOrigin';

type Update = RequestOf<'updateUserDetails'>;

/**
 * Changes the password of a player who knows the current one, ends all other sessions and sends a notification
 * (AUTH-10). Password hashing runs before the transaction. A repeated key gets the first answer, although its
 * `currentPassword` is no longer valid.
 */
export async function changePassword(
  request: FastifyRequest,
  { currentPassword = '', newPassword = '' }: Update,
  { account, sessionId }: PlayerSession,
  context: ProfileContext,
) {
  const { db, clock, brandAt, passwords } = context;
  const [now, brand, site] = [clock.now(), brandAt(request.host), siteOf(request, context)];
  const fault = passwordFault(newPassword, brand);
  refuseFaults(request, {
    ...(currentPassword === '' && { currentPassword: 'required' as const }),
    ...(fault && { newPassword: fault }),
  });
  await countAttempt({ db, request, now }, LIMITS.passwordByAccount, account.id);
  const fits = await orBusy(request, passwords.verify(currentPassword, account.passwordHash));
  const passwordHash = await orBusy(request, passwords.hash(newPassword));

  let message: MessageRow | null = null;
  const operation = `changePassword ${account.id}`;
  const answer = await onceByKeyIfAny({ db, operation, request, now }, async (tx) => {
    const present = await lockedAccount(tx, account.id);
    if (!fits || present?.passwordHash !== account.passwordHash) {
      const sentence = account.passwordHash === null ? ('noPassword' as const) : ('wrongPassword' as const);
      throw refusalIn(request, 422, 'WRONG_PASSWORD', sentence, sayFaults(request, { currentPassword: sentence }));
    }
    await changeAccount(tx, account.id, { passwordHash, passwordChangedAt: now });
    await endSessions(tx, account.id, now, sessionId);
    await forgetAttempts(tx, LIMITS.passwordByAccount, account.id);
    message = await writePasswordChanged(tx, { account, brand, site, now });
    return { data: { success: true } };
  });
  sendOut(context, message, site.brandName);
  return answer;
}
