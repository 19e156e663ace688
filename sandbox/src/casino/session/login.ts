import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { uniqueKeyOf } from '@/domain/account/identity';
import { type RequestOf } from '@/contract/wire';
import { phoneKeysIn } from '../accounts/fields/phoneParser';
import { accountByEmail, accountByPhone, type AccountRow } from '../accounts/store/accounts';
import { forgetAttempts, giveAttemptBack } from '../accounts/store/attempts';
import { endSession, openSession } from '../accounts/store/sessions';
import { countAttempt, LIMITS } from '../accounts/attemptLimits';
import { refuseWithoutCaptcha } from '../accounts/captcha';
import { endPlay } from '../protection/playTime';
import { type SessionContext } from './context';
import { serve } from '../../http/operation';
import { playerOf } from '../accounts/player';
import { orBusy, refusalIn } from '../accounts/fields/refusals';
import { visitorOf } from '../../http/visitor';

function refuseFrozen(request: FastifyRequest, { frozenUntil }: AccountRow, now: Date): void {
  if (!frozenUntil || frozenUntil <= now) return;
  throw refusalIn(request, 409, 'ACCOUNT_FROZEN', 'frozen', { until: frozenUntil.toISOString() });
}

/**
 * POST login and logout. A wrong password and an unknown name take the same time and get the same answer. Attempts are
 * counted per name and per address, and given back after a correct password.
 */
export function loginRoutes(app: FastifyInstance, context: SessionContext): void {
  const { db, clock, brandAt, passwords } = context;

  const login = async (request: FastifyRequest, body: RequestOf<'login'>) => {
    const { email, password, cpnc, recaptchaToken, afterReg } = body;
    const now = clock.now();
    const { name: brand } = brandAt(request.host);
    const { ip: from, country } = visitorOf(request, context);
    // Players registered by phone sign in with the number, which may match several keys.
    const phoneKeys = phoneKeysIn(email, country);
    const names = (phoneKeys.length > 0 ? phoneKeys : [uniqueKeyOf(email)]).map((name) => `${brand} ${name}`);
    await countAttempt({ db, request, now }, LIMITS.loginByAddress, from);
    refuseWithoutCaptcha(recaptchaToken, request, context, afterReg ? 'afterSignUp' : 'form');
    for (const name of names) await countAttempt({ db, request, now }, LIMITS.loginByAccount, name);
    const account =
      phoneKeys.length > 0 ? await accountByPhone(db, brand, phoneKeys) : await accountByEmail(db, brand, email);
    const fits = await orBusy(request, passwords.verify(password, account?.passwordHash ?? null));
    if (!account || !fits) throw refusalIn(request, 422, 'INVALID_CREDENTIALS', 'wrongCredentials');
    await giveAttemptBack(db, LIMITS.loginByAddress, from);
    for (const name of names) await forgetAttempts(db, LIMITS.loginByAccount, name);
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
