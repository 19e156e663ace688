import { eq } from 'drizzle-orm';
import { type FastifyInstance } from 'fastify';
import { checkEmail } from '@/domain/account/fields/email';
import { uniqueKeyOf } from '@/domain/account/identity';
import { passwordFault } from '../accounts/fields/passwordFault';
import { type Sentence } from '../accounts/fields/sentences';
import { accountByEmail } from '../accounts/store/accounts';
import { tokenAccount, useToken } from '../accounts/store/accountTokens';
import { forgetAttempts } from '../accounts/store/attempts';
import { type MessageRow } from '../mail/messages';
import { accounts } from '../accounts/store/schema';
import { endSessions } from '../accounts/store/sessions';
import { writePasswordChanged, writeReset } from '../mail/accountMessages';
import { countAttempt, LIMITS } from '../accounts/attemptLimits';
import { askAboutCaptcha, refuseWithoutCaptcha } from '../accounts/captcha';
import { type SessionContext } from './context';
import { onceByKeyIfAny } from '../../http/onceByKey';
import { serve } from '../../http/operation';
import { orBusy, refusalIn, refuseFaults } from '../accounts/fields/refusals';
import { sendOut } from '../mail/sendOut';
import { siteOf } from '../../http/siteOrigin';
import { visitorOf } from '../../http/visitor';

const DONE = { data: { success: true as const } };

/**
 * POST forgot-password and reset-password. The account is looked up after the answer, so that neither the answer nor
 * its timing reveals whether one exists. A new password ends all sessions; the link also verifies the e-mail.
 */
export function passwordResetRoutes(app: FastifyInstance, context: SessionContext): void {
  const { db, clock, brandAt, passwords, later } = context;

  serve(app, 'forgotPassword', async ({ body: { email, recaptchaToken }, request }) => {
    const now = clock.now();
    const brand = brandAt(request.host);
    const site = siteOf(request, context);
    const key = uniqueKeyOf(email);
    const fault = checkEmail(email);
    refuseFaults(request, fault ? { email: fault as Sentence } : {});
    await askAboutCaptcha(recaptchaToken, request, context, 'forgot_password');
    return onceByKeyIfAny({ db, operation: `forgotPassword ${brand.name}`, request, now }, async (tx) => {
      const counted = { db: tx, request, now };
      await countAttempt(counted, LIMITS.forgotByAddress, visitorOf(request, context).ip);
      refuseWithoutCaptcha(recaptchaToken, request, context, 'forgot_password');
      await countAttempt(counted, LIMITS.forgotByAccount, `${brand.name} ${key}`);
      later.run(async () => {
        const account = await accountByEmail(db, brand.name, key);
        if (account && !account.closedAt)
          sendOut(context, await writeReset(db, { account, brand, site, now }), site.brandName);
      });
      return DONE;
    });
  });

  serve(app, 'resetPassword', async ({ body: { token, password }, request }) => {
    const now = clock.now();
    const brand = brandAt(request.host);
    const expired = () => refusalIn(request, 409, 'LINK_EXPIRED', 'linkExpired');
    const fault = passwordFault(password, brand);
    refuseFaults(request, fault ? { password: fault } : {});
    // Check the token first, so that an invalid one causes no password hashing.
    if (!(await tokenAccount(db, brand.name, token, 'reset-password'))) throw expired();
    const passwordHash = await orBusy(request, passwords.hash(password));
    const site = siteOf(request, context);
    let message: MessageRow | null = null;
    const answer = await onceByKeyIfAny({ db, operation: `resetPassword ${brand.name}`, request, now }, async (tx) => {
      const account = await useToken(tx, { brand: brand.name, token, purpose: 'reset-password', now });
      if (!account) throw expired();
      const emailVerifiedAt = account.emailVerifiedAt ?? now;
      await tx
        .update(accounts)
        .set({ passwordHash, emailVerifiedAt, passwordChangedAt: now })
        .where(eq(accounts.id, account.id));
      await endSessions(tx, account.id, now);
      const name = `${brand.name} ${account.uniqueKey}`;
      await forgetAttempts(tx, LIMITS.loginByAccount, name);
      await forgetAttempts(tx, LIMITS.loginByPair, `${name} ${visitorOf(request, context).ip}`);
      message = await writePasswordChanged(tx, { account, brand, site, now });
      return DONE;
    });
    sendOut(context, message, site.brandName);
    return answer;
  });
}
