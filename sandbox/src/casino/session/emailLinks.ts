import { eq } from 'drizzle-orm';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { checkEmail } from '@/domain/account/fields/email';
import { uniqueKeyOf } from '@/domain/account/identity';
import { type Sentence } from '../accounts/fields/sentences';
import { isGenerated } from '../accounts/fields/signUpFields';
import { accountByEmail, type AccountRow } from '../accounts/store/accounts';
import { spendTokens, tokenAccount, useToken } from '../accounts/store/accountTokens';
import { accounts } from '../accounts/store/schema';
import { writeVerification } from '../mail/accountMessages';
import { countAttempt, LIMITS } from '../accounts/attemptLimits';
import { type SessionContext } from './context';
import { onceByKeyIfAny } from '../../http/onceByKey';
import { serve } from '../../http/operation';
import { playerIn } from '../accounts/player';
import { refusalIn, refuseFaults } from '../accounts/fields/refusals';
import { sendOut } from '../mail/sendOut';
import { siteOf } from '../../http/siteOrigin';
import { visitorOf } from '../../http/visitor';

const DONE = { data: { success: true as const } };

/**
 * POST verify-email and resend-verification. A link opened again after it verified the address succeeds again, because
 * the first answer may have been lost. Guests never learn whether an account exists.
 */
export function emailLinkRoutes(app: FastifyInstance, context: SessionContext): void {
  const { db, clock, brandAt, later } = context;

  serve(app, 'verifyEmail', async ({ body: { token }, request }) => {
    const now = clock.now();
    const brand = brandAt(request.host).name;
    const used = await useToken(db, { brand, token, purpose: 'verify-email', now });
    if (used) {
      await db.update(accounts).set({ emailVerifiedAt: now }).where(eq(accounts.id, used.id));
      await spendTokens(db, used.id, 'verify-email', now);
      return DONE;
    }
    const owner = await tokenAccount(db, brand, token, 'verify-email');
    if (!owner?.emailVerifiedAt) throw refusalIn(request, 409, 'LINK_EXPIRED', 'linkExpired');
    return DONE;
  });

  /** Sends another verification message, if there is an account. */
  async function resend(request: FastifyRequest, account: AccountRow | null): Promise<void> {
    if (!account) return;
    const site = siteOf(request, context);
    const brand = brandAt(request.host);
    sendOut(context, await writeVerification(db, { account, brand, site, now: clock.now() }), site.brandName);
  }

  serve(app, 'resendVerification', async ({ body, request }) => {
    const now = clock.now();
    const brand = brandAt(request.host);
    const player = await playerIn(request, context);
    const token = body.token ?? '';
    const meant = player?.account ?? (token ? await tokenAccount(db, brand.name, token, 'verify-email') : null);
    if (player && (player.account.emailVerifiedAt || isGenerated(player.account.email, brand))) {
      throw refusalIn(request, 409, 'VERIFICATION_NOT_SENT', 'notSent');
    }
    const fault = player || token ? null : checkEmail(body.email ?? '');
    refuseFaults(request, fault ? { email: fault as Sentence } : {});
    const key = meant?.uniqueKey ?? uniqueKeyOf(body.email ?? '');
    const operation = `resendVerification ${brand.name} ${player?.account.id ?? ''}`;
    return onceByKeyIfAny({ db, operation, request, now }, async (tx) => {
      const counted = { db: tx, request, now };
      await countAttempt(counted, LIMITS.verifyByAddress, visitorOf(request, context).ip);
      await countAttempt(counted, LIMITS.verifyByAccount, `${brand.name} ${key || token}`);
      later.run(async () => resend(request, meant ?? (await accountByEmail(db, brand.name, key))));
      return DONE;
    });
  });
}
