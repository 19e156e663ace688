import { type FastifyInstance } from 'fastify';
import { type RequestOf } from '@/contract/wire';
import { storedBirthDate } from '../accounts/fields/birthDate';
import { newAccount } from '../accounts/fields/newAccount';
import { profileFaults } from '../accounts/fields/profileFields';
import { type Brand } from '../../brands/brand/brand';
import { NEWCOMER_LIFE_MS, spendNewcomer } from './google/newcomers';
import { type MessageRow } from '../mail/messages';
import { sendOut } from '../mail/sendOut';
import { siteOf } from '../../http/siteOrigin';
import { cookieIn, cookieOf, type SiteCookie } from '../../http/siteCookie';
import { hasAccount } from './google/enter';
import { countAttempt, LIMITS } from '../accounts/attemptLimits';
import { type SessionContext } from './context';
import { openAccount, refuseByPlace, visitColumns } from './openAccount';
import { onceByKeyIfAny } from '../../http/onceByKey';
import { serve } from '../../http/operation';
import { type FieldFaults, refusalIn, refuseFaults } from '../accounts/fields/refusals';
import { visitorOf } from '../../http/visitor';

/** The ticket of a person who came back from Google without an account. */
export const NEWCOMER: SiteCookie = {
  name: 'googleNewcomer',
  path: '/api/user/google-sign-up',
  seconds: NEWCOMER_LIFE_MS / 1_000,
};

/** The date of birth is required where the brand's registration requires it. */
function faultsOf({ dateOfBirth }: RequestOf<'googleSignUp'>, brand: Brand, now: Date): FieldFaults {
  if (brand.registrationFields.dateOfBirth && !dateOfBirth?.trim()) return { dateOfBirth: 'required' };
  return profileFaults({ dateOfBirth }, { brand, now });
}

/**
 * POST google-sign-up: opens the account of a newcomer who is of age and accepts the terms, once per ticket, and starts
 * a session. The profile asks for the data the provider did not supply.
 */
export function googleSignUpRoutes(app: FastifyInstance, context: SessionContext): void {
  const { db, clock, brandAt } = context;
  serve(app, 'googleSignUp', async ({ body, request }, reply) => {
    const now = clock.now();
    const [brand, visitor] = [brandAt(request.host), visitorOf(request, context)];
    await countAttempt({ db, request, now }, LIMITS.signUpByAddress, `${brand.name} ${visitor.ip}`);
    refuseFaults(request, faultsOf(body, brand, now));
    refuseByPlace(request, body, brand, visitor, now);
    let message: MessageRow | null = null;
    const site = siteOf(request, context);
    const answer = await onceByKeyIfAny({ db, operation: `googleSignUp ${brand.name}`, request, now }, async (tx) => {
      const person = await spendNewcomer(tx, brand.name, cookieIn(request, NEWCOMER), now);
      if (!person || (await hasAccount(tx, brand.name, person)))
        throw refusalIn(request, 409, 'GOOGLE_SIGN_UP_ENDED', 'googleSignUpEnded');
      const { subject, email, firstName, lastName } = person;
      const row = newAccount({
        ...visitColumns(body, brand, visitor, now),
        email,
        emailVerifiedAt: now,
        googleSubject: subject,
        firstName,
        lastName,
        dateOfBirth: storedBirthDate(body.dateOfBirth),
        now,
      });
      const opened = await openAccount(request, tx, { row, brand, site, timeZone: body.timeZone, now });
      message = opened.message;
      return opened.answer;
    });
    sendOut(context, message, site.brandName);
    void reply.header('set-cookie', cookieOf(request, NEWCOMER, null));
    return answer;
  });
}
