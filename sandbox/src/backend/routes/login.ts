import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { uniqueKeyOf } from '@/domain/account/identity';
import { type RequestOf } from '@/contract/wire';
import { phoneKeyIn } from '../../accounts/phoneParser';
import { accountByEmail, accountByPhone, type AccountRow } from '../../db/accounts';
import { forgetAttempts, giveAttemptBack } from '../../db/attempts';
import { endSession, openSession } from '../../db/sessions';
import { countAttempt, LIMITS } from '../attemptLimits';
import { refuseWithoutCaptcha } from '../captcha';
import { endPlay } from '../../wallet/playTime';
import { type BackendContext } from '../context';
import { serve } from '../operation';
import { playerOf } from '../player';
import { orBusy, refusalIn } from '../refusals';
import { visitorOf } from '../visitor';

/** Who wants in: whoever registered by phone has only the number, with its country code, to name themselves. */
const nameOf = (typed: string): { email: string } | { phoneKey: string } => {
  const phoneKey = phoneKeyIn(typed);
  return phoneKey === null ? { email: uniqueKeyOf(typed) } : { phoneKey };
};

function refuseFrozen(request: FastifyRequest, { frozenUntil }: AccountRow, now: Date): void {
  if (!frozenUntil || frozenUntil <= now) return;
  throw refusalIn(request, 409, 'ACCOUNT_FROZEN', 'frozen', { until: frozenUntil.toISOString() });
}

/**
 * POST login and logout. A wrong password and an unknown name get the same answer after the same work; tries are counted
 * by name and by address, and given back to those who knew the password.
 */
export function loginRoutes(app: FastifyInstance, context: BackendContext): void {
  const { db, clock, brandAt, passwords } = context;

  const login = async (request: FastifyRequest, body: RequestOf<'login'>) => {
    const { email, password, cpnc, recaptchaToken, afterReg } = body;
    const now = clock.now();
    const { name: brand } = brandAt(request.host);
    const name = nameOf(email);
    const who = `${brand} ${'email' in name ? name.email : name.phoneKey}`;
    const from = visitorOf(request, context).ip;
    await countAttempt({ db, request, now }, LIMITS.loginByAddress, from);
    refuseWithoutCaptcha(recaptchaToken, request, context, afterReg ? 'afterSignUp' : 'form');
    await countAttempt({ db, request, now }, LIMITS.loginByAccount, who);
    const account =
      'email' in name ? await accountByEmail(db, brand, name.email) : await accountByPhone(db, brand, name.phoneKey);
    const fits = await orBusy(request, passwords.verify(password, account?.passwordHash ?? null));
    if (!account || !fits) throw refusalIn(request, 422, 'INVALID_CREDENTIALS', 'wrongCredentials');
    await giveAttemptBack(db, LIMITS.loginByAddress, from);
    await forgetAttempts(db, LIMITS.loginByAccount, who);
    refuseFrozen(request, account, now);
    return {
      accessToken: await openSession(db, account.id, now),
      locale: account.preferredLanguage,
      cpnc: cpnc ?? account.origin.cpnc ?? null,
      userId: account.id,
    };
  };

  serve(app, 'login', ({ body, request }) => login(request, body));
  serve(app, 'logout', async ({ request }) => {
    const { sessionId, account } = await playerOf(request, context);
    await endSession(db, sessionId, clock.now());
    await endPlay(db, account.id, clock.now());
    return { data: { success: true } };
  });
}
