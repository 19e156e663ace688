import { randomInt } from 'node:crypto';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type RequestOf } from '@/contract/wire';
import { newAccount } from '../../accounts/newAccount';
import { storedProfile } from '../../accounts/profileFields';
import { isSignUpClosed, mirrorFor } from '../../accounts/registrationWindow';
import { emailOf, isGenerated, placeholderDomainOf, signUpFaults } from '../../accounts/signUpFields';
import { type Brand } from '../../brand/brand';
import { type AccountRow, createAccount, hasSamePerson, type NewAccount } from '../../db/accounts';
import { type Db } from '../../db/database';
import { type MessageRow } from '../../db/messages';
import { openSession } from '../../db/sessions';
import { writeVerification } from '../../mail/accountMessages';
import { keepFirstZone } from '../../rewards/zones';
import { countAttempt, LIMITS } from '../attemptLimits';
import { refuseWithoutCaptcha } from '../captcha';
import { type BackendContext } from '../context';
import { onceByKeyIfAny } from '../onceByKey';
import { serve } from '../operation';
import { orBusy, refusalIn, refusalOfTaken, refuseFaults, sayFaults } from '../refusals';
import { sendOut } from '../sendOut';
import { siteOf } from '../siteOrigin';
import { type Visitor, visitorOf } from '../visitor';

type SignUp = RequestOf<'signUp'>;

const excludedOf = ({ settings }: Brand): readonly string[] => settings.excludedCountryCodeList ?? [];

/** Nobody signs up from, or for, a country that is closed (spec §5); nor while the mirror they came through is (AUTH-07). */
function refuseByPlace(request: FastifyRequest, body: SignUp, brand: Brand, { country }: Visitor, now: Date): void {
  const isClosed = (code: string) => brand.closedCountries.includes(code) || excludedOf(brand).includes(code);
  if (isClosed(country)) throw refusalIn(request, 409, 'COUNTRY_NOT_ALLOWED', 'countryNotAllowed', { country });
  if (body.countryCode && isClosed(body.countryCode)) {
    const details = sayFaults(request, { countryCode: 'countryNotAllowed' });
    throw refusalIn(request, 409, 'COUNTRY_NOT_ALLOWED', 'countryNotAllowed', details);
  }
  const mirror = mirrorFor(brand.settings.mirrorDomain, request.host, body.mirrorDomainFk);
  if (isSignUpClosed(mirror, { country, device: body.userDeviceType, now })) {
    throw refusalIn(request, 409, 'REGISTRATION_RESTRICTED', 'registrationRestricted');
  }
}

type Made = { body: SignUp; brand: Brand; visitor: Visitor; passwordHash: string | null; now: Date };

function rowOf({ body, brand, visitor, passwordHash, now }: Made): NewAccount {
  const country = body.countryCode ?? visitor.country;
  return newAccount({
    ...storedProfile(body),
    brand: brand.name,
    email: emailOf(body, brand, now),
    language: /^[a-z]{2}$/.test(body.preferredLanguage) ? body.preferredLanguage : 'en',
    passwordHash,
    countryCode: country,
    currencyCode: body.currencyCode ?? brand.currencyOf[country] ?? brand.currencies[0]?.code ?? null,
    gender: body.gender,
    // Each kind of news with the moment it was agreed to.
    newsLetterAt: body.newsLetter ? now : null,
    subscribedAt: body.subscribe ? now : null,
    linkedAccountUuid: body.linkedAccountUuid ?? null,
    affiliateToken: body.token ?? null,
    origin: {
      ip: visitor.ip,
      country: visitor.country,
      deviceType: body.userDeviceType,
      screenResolution: body.screenResolution,
      deviceToken: body.uidToken,
      firstUrl: body.firstUrl,
      mirrorDomain: body.mirrorDomainFk,
      cpnc: body.cpnc,
      mkt: body.mkt,
    },
    now,
  });
}

/** Two may sign up by phone in one millisecond: a generated address that is taken gets another number. */
async function createUnlessTaken(
  tx: Db,
  row: NewAccount,
  brand: Brand,
): Promise<Awaited<ReturnType<typeof createAccount>>> {
  const made = await createAccount(tx, row);
  if (made !== 'email' || !isGenerated(row.email, brand)) return made;
  const email = `${row.createdAt.getTime()}${randomInt(1_000_000_000)}@${placeholderDomainOf(brand)}`;
  return createAccount(tx, { ...row, email, uniqueKey: email, username: email.split('@')[0]! });
}

async function create(request: FastifyRequest, tx: Db, made: Made): Promise<AccountRow> {
  const row = rowOf(made);
  const { firstName = null, lastName = null, dateOfBirth = null } = row;
  const isSecond = await hasSamePerson(tx, made.brand.name, { firstName, lastName, dateOfBirth });
  const account = await createUnlessTaken(tx, { ...row, tags: isSecond ? ['duplicate'] : [] }, made.brand);
  if (typeof account === 'object') return account;
  throw refusalOfTaken(request, account);
}

/**
 * POST sign-up: makes an account once per Idempotency-Key, opens a session of it and writes the message that verifies its
 * e-mail. A linked sign-up has no password (LINK-23).
 */
export function signUpRoutes(app: FastifyInstance, context: BackendContext): void {
  const { db, clock, brandAt, passwords } = context;
  serve(app, 'signUp', async ({ body, request }) => {
    const now = clock.now();
    const [brand, visitor] = [brandAt(request.host), visitorOf(request, context)];
    await countAttempt({ db, request, now }, LIMITS.signUpByAddress, `${brand.name} ${visitor.ip}`);
    refuseFaults(request, signUpFaults(body, brand, now));
    refuseByPlace(request, body, brand, visitor, now);
    // Outside of the transaction: an embedded database has one connection, and hashing takes long.
    const { password, linkAccount } = body;
    const passwordHash = linkAccount || !password ? null : await orBusy(request, passwords.hash(password));

    let message: MessageRow | null = null;
    const site = siteOf(request, context);
    const answer = await onceByKeyIfAny({ db, operation: `signUp ${brand.name}`, request, now }, async (tx) => {
      // Here, so that a repeated call gets its answer though its token is spent.
      refuseWithoutCaptcha(body.recaptchaToken, request, context, 'signUp');
      const account = await create(request, tx, { body, brand, visitor, passwordHash, now });
      if (body.timeZone !== undefined) await keepFirstZone(tx, account.id, body.timeZone, now);
      message = await writeVerification(tx, { account, brand, site, now });
      return { accessToken: await openSession(tx, account.id, now) };
    });
    sendOut(context, message, site.brandName);
    return answer;
  });
}
