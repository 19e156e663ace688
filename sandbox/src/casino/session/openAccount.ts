import { randomInt } from 'node:crypto';
import { type FastifyRequest } from 'fastify';
import { type RequestOf } from '@/contract/wire';
import { isClosed } from '../accounts/fields/closedCountries';
import { isSignUpClosed, mirrorFor } from '../accounts/fields/registrationWindow';
import { isGenerated, placeholderDomainOf } from '../accounts/fields/signUpFields';
import { type Brand } from '../../brands/brand/brand';
import { type AccountRow, createAccount, hasSamePerson, type NewAccount } from '../accounts/store/accounts';
import { type Db } from '../../db/database';
import { refusalIn, refusalOfTaken, sayFaults } from '../accounts/fields/refusals';
import { noteReferral } from '../referral/joined';
import { openSession } from '../accounts/store/sessions';
import { writeRegistered } from '../mail/accountMessages';
import { keepFirstZone } from '../rewards/zones';
import { type Site } from '../../http/siteOrigin';
import { type Visitor } from '../../http/visitor';

/** The visit data and news opt-ins that every registration sends. */
type SentVisit = Pick<RequestOf<'signUp'>, 'countryCode' | 'currencyCode'> &
  Pick<RequestOf<'signUp'>, keyof RequestOf<'signUp'> & keyof RequestOf<'googleSignUp'>>;

/** Refuses sign-ups from or for a closed country (spec §5), and through a mirror closed for registration (AUTH-07). */
export function refuseByPlace(
  request: FastifyRequest,
  body: Pick<SentVisit, 'countryCode' | 'mirrorDomainFk' | 'userDeviceType'>,
  brand: Brand,
  { country }: Visitor,
  now: Date,
): void {
  if (isClosed(brand, country)) throw refusalIn(request, 409, 'COUNTRY_NOT_ALLOWED', 'countryNotAllowed', { country });
  if (body.countryCode && isClosed(brand, body.countryCode)) {
    const details = sayFaults(request, { countryCode: 'countryNotAllowed' });
    throw refusalIn(request, 409, 'COUNTRY_NOT_ALLOWED', 'countryNotAllowed', details);
  }
  const mirror = mirrorFor(brand.settings.mirrorDomain, request.host, body.mirrorDomainFk);
  if (isSignUpClosed(mirror, { country, device: body.userDeviceType, now })) {
    throw refusalIn(request, 409, 'REGISTRATION_RESTRICTED', 'registrationRestricted');
  }
}

/** The columns of a new account that follow from the visit. */
export function visitColumns(body: SentVisit, brand: Brand, visitor: Visitor, now: Date) {
  const country = body.countryCode ?? visitor.country;
  return {
    brand: brand.name,
    language: /^[a-z]{2}$/.test(body.preferredLanguage) ? body.preferredLanguage : 'en',
    countryCode: country,
    currencyCode: body.currencyCode ?? brand.currencyOf[country] ?? brand.currencies[0]?.code ?? null,
    // The time of consent to each kind of news.
    newsLetterAt: body.newsLetter ? now : null,
    subscribedAt: body.subscribe ? now : null,
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
  };
}

/** Two phone sign-ups in the same millisecond get the same generated address; the second one gets a random suffix. */
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

/** Stores a new account, tagged if the person already has one, and whose link brought it. Throws VALIDATION for a taken e-mail or phone. */
async function storeAccount(request: FastifyRequest, tx: Db, row: NewAccount, brand: Brand): Promise<AccountRow> {
  const { firstName = null, lastName = null, dateOfBirth = null } = row;
  const isSecond = await hasSamePerson(tx, brand.name, { firstName, lastName, dateOfBirth });
  const account = await createUnlessTaken(tx, { ...row, tags: isSecond ? ['duplicate'] : [] }, brand);
  if (typeof account === 'object') {
    await noteReferral(tx, account, brand.settings.referAFriendPercent);
    return account;
  }
  throw refusalOfTaken(request, account);
}

type Opening = { row: NewAccount; brand: Brand; site: Site; timeZone: string | undefined; now: Date };

/** Opens a new account with its first session, and writes the message that confirms it. Throws as storeAccount does. */
export async function openAccount(request: FastifyRequest, tx: Db, { row, brand, site, timeZone, now }: Opening) {
  const account = await storeAccount(request, tx, row, brand);
  if (timeZone !== undefined) await keepFirstZone(tx, account.id, timeZone, now);
  const message = await writeRegistered(tx, { account, brand, site, now });
  return { message, answer: { accessToken: await openSession(tx, account.id, now) } };
}
