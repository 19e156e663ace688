import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { uniqueKeyOf } from '@/domain/account/identity';
import { type RequestOf } from '@/contract/wire';
import { phoneKeysIn } from '../accounts/fields/phoneParser';
import { accountByEmail, accountByPhone } from '../accounts/store/accounts';
import { type AttemptLimit, attemptsLeft, forgetAttempts, giveAttemptBack } from '../accounts/store/attempts';
import { endSession } from '../accounts/store/sessions';
import { countAttempt, LIMITS } from '../accounts/attemptLimits';
import { knownDevice, rememberDevice } from '../accounts/knownDevice';
import { askAboutCaptcha, refuseWithoutCaptcha } from '../accounts/captcha';
import { sendOut } from '../mail/sendOut';
import { siteOf } from '../../http/siteOrigin';
import { endPlay } from '../protection/playTime';
import { type SessionContext } from './context';
import { serve } from '../../http/operation';
import { playerOf } from '../accounts/player';
import { orBusy, refusalIn } from '../accounts/fields/refusals';
import { refuseBarred } from './mayLogIn';
import { openHere } from './openHere';
import { secondStepOf } from './secondStep';
import { visitorOf } from '../../http/visitor';

/** The last tries are told as such, so that nobody is locked out by surprise; alike for names that nobody has. */
const WARN_FROM = 3;
const warningOf = (left: number) => (left > WARN_FROM ? undefined : { attemptsLeft: left });

type Counted = readonly [limit: AttemptLimit, subject: string];

/** What an attempt counts against: the address, and before a password is looked at the names. */
const attemptsOf = (names: readonly string[], from: string): [Counted, ...Counted[]] => [
  [LIMITS.loginByAddress, from],
  ...names.map((name): Counted => [LIMITS.loginByPair, `${name} ${from}`]),
  ...names.map((name): Counted => [LIMITS.loginByAccount, name]),
];

/** The same on a device where the account signed in before. */
const onDevice = (device: string): [Counted] => [[LIMITS.loginByDevice, device]];

/**
 * POST login and logout. A wrong password and an unknown name take the same time and get the same answer. Attempts are
 * counted per name, per address and per both, and given back after a correct password. On a device where the account
 * signed in before only that device's attempts count, so that nobody else can lock its owner out (audit C06).
 */
export function loginRoutes(app: FastifyInstance, context: SessionContext): void {
  const { db, clock, brandAt, passwords } = context;

  const login = async (request: FastifyRequest, reply: FastifyReply, body: RequestOf<'login'>) => {
    const { email, password, cpnc, recaptchaToken, afterReg } = body;
    const now = clock.now();
    const { name: brand } = brandAt(request.host);
    const { ip: from, country } = visitorOf(request, context);
    // Players registered by phone sign in with the number, which may match several keys.
    const phoneKeys = phoneKeysIn(email, country);
    const names = (phoneKeys.length > 0 ? phoneKeys : [uniqueKeyOf(email)]).map((name) => `${brand} ${name}`);
    const account =
      phoneKeys.length > 0 ? await accountByPhone(db, brand, phoneKeys) : await accountByEmail(db, brand, email);
    const device = knownDevice(request, account);
    const [first, ...others] = device === null ? attemptsOf(names, from) : onDevice(device);
    await countAttempt({ db, request, now }, ...first);
    const use = afterReg ? 'afterSignUp' : 'login';
    await askAboutCaptcha(recaptchaToken, request, context, use);
    refuseWithoutCaptcha(recaptchaToken, request, context, use);
    for (const attempt of others) await countAttempt({ db, request, now }, ...attempt);
    const fits = await orBusy(request, passwords.verify(password, account?.passwordHash ?? null));
    if (!account || !fits) {
      const left = await Promise.all([first, ...others].map((attempt) => attemptsLeft(db, ...attempt, now)));
      const warning = warningOf(Math.min(...left));
      throw refusalIn(request, 422, 'INVALID_CREDENTIALS', 'wrongCredentials', warning);
    }
    for (const attempt of [first, ...others]) await giveAttemptBack(db, ...attempt);
    for (const name of names) await forgetAttempts(db, LIMITS.loginByPair, `${name} ${from}`);
    await refuseBarred(request, account, context, now);
    const asked = await secondStepOf(request, account, { db, now, cpnc: cpnc ?? null });
    if (asked) throw asked;
    const { accessToken, letter } = await openHere(db, request, account, context, now);
    sendOut(context, letter, siteOf(request, context).brandName);
    void reply.header('set-cookie', rememberDevice(request, account));
    return {
      accessToken,
      locale: account.preferredLanguage,
      cpnc: cpnc ?? account.origin.cpnc ?? null,
      userId: account.id,
    };
  };

  serve(app, 'login', ({ body, request }, reply) => login(request, reply, body));
  serve(app, 'logout', async ({ request }) => {
    const { sessionId, account } = await playerOf(request, context);
    await endSession(db, sessionId, clock.now());
    await endPlay(db, account.id, clock.now());
    return { data: { success: true } };
  });
}
