import { type FastifyInstance } from 'fastify';
import { type RequestOf } from '@/contract/wire';
import { newAccount } from '../accounts/fields/newAccount';
import { storedProfile } from '../accounts/fields/profileFields';
import { emailOf, signUpFaults } from '../accounts/fields/signUpFields';
import { type Brand } from '../../brands/brand/brand';
import { type NewAccount } from '../accounts/store/accounts';
import { type MessageRow } from '../mail/messages';
import { countAttempt, LIMITS } from '../accounts/attemptLimits';
import { askAboutCaptcha, refuseWithoutCaptcha } from '../accounts/captcha';
import { type SessionContext } from './context';
import { onceByKeyIfAny } from '../../http/onceByKey';
import { openAccount, refuseByPlace, visitColumns } from './openAccount';
import { serve } from '../../http/operation';
import { orBusy, refuseFaults } from '../accounts/fields/refusals';
import { sendOut } from '../mail/sendOut';
import { siteOf } from '../../http/siteOrigin';
import { type Visitor, visitorOf } from '../../http/visitor';

type SignUp = RequestOf<'signUp'>;

type Made = { body: SignUp; brand: Brand; visitor: Visitor; passwordHash: string | null; now: Date };

function rowOf({ body, brand, visitor, passwordHash, now }: Made): NewAccount {
  return newAccount({
    ...storedProfile(body),
    ...visitColumns(body, brand, visitor, now),
    email: emailOf(body, brand, now),
    passwordHash,
    gender: body.gender,
    linkedAccountUuid: body.linkedAccountUuid ?? null,
    now,
  });
}

/**
 * POST sign-up: creates an account once per Idempotency-Key, opens its session and writes the message that confirms it. A
 * linked sign-up has no password (LINK-23).
 */
export function signUpRoutes(app: FastifyInstance, context: SessionContext): void {
  const { db, clock, brandAt, passwords } = context;
  serve(app, 'signUp', async ({ body, request }) => {
    const now = clock.now();
    const [brand, visitor] = [brandAt(request.host), visitorOf(request, context)];
    await countAttempt({ db, request, now }, LIMITS.signUpByAddress, `${brand.name} ${visitor.ip}`);
    refuseFaults(request, signUpFaults(body, brand, now));
    refuseByPlace(request, body, brand, visitor, now);
    // Outside the transaction: the embedded database has one connection, and hashing is slow.
    const { password, linkAccount } = body;
    const passwordHash = linkAccount || !password ? null : await orBusy(request, passwords.hash(password));

    await askAboutCaptcha(body.recaptchaToken, request, context, 'sign_up');

    let message: MessageRow | null = null;
    const site = siteOf(request, context);
    const answer = await onceByKeyIfAny({ db, operation: `signUp ${brand.name}`, request, now }, async (tx) => {
      // Inside the keyed write, so that a retry gets its answer although its token is spent.
      refuseWithoutCaptcha(body.recaptchaToken, request, context, 'sign_up');
      const row = rowOf({ body, brand, visitor, passwordHash, now });
      const opened = await openAccount(request, tx, { row, brand, site, timeZone: body.timeZone, now });
      message = opened.message;
      return opened.answer;
    });
    sendOut(context, message, site.brandName);
    return answer;
  });
}
