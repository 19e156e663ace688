import { type FastifyRequest } from 'fastify';
import { countAttempt, LIMITS } from '../accounts/attemptLimits';
import { type AccountsContext } from '../accounts/context';
import { orBusy, refusalIn, sayFaults } from '../accounts/fields/refusals';
import { type AccountRow } from '../accounts/store/accounts';
import { forgetAttempts } from '../accounts/store/attempts';
import { type HttpContext } from '../../http/context';

/**
 * Throws WRONG_PASSWORD unless the player gave the account's password; an account without one has nothing to give.
 * Guesses are counted with those of a changed password.
 */
export async function askForPassword(
  request: FastifyRequest,
  { db, clock, passwords }: HttpContext & Pick<AccountsContext, 'passwords'>,
  { id, passwordHash }: AccountRow,
  given: string | null,
): Promise<void> {
  if (passwordHash === null) return;
  await countAttempt({ db, request, now: clock.now() }, LIMITS.passwordByAccount, id);
  if (!(await orBusy(request, passwords.verify(given ?? '', passwordHash)))) {
    const details = sayFaults(request, { currentPassword: 'wrongPassword' });
    throw refusalIn(request, 422, 'WRONG_PASSWORD', 'wrongPassword', details);
  }
  await forgetAttempts(db, LIMITS.passwordByAccount, id);
}
