import { randomInt } from 'node:crypto';
import { type FastifyRequest } from 'fastify';
import { type RequestOf } from '@/contract/wire';
import { isClosed } from '../accounts/closedCountries';
import { isSignUpClosed, mirrorFor } from '../accounts/registrationWindow';
import { isGenerated, placeholderDomainOf } from '../accounts/signUpFields';
import { type Brand } from '../brand/brand';
import { type AccountRow, createAccount, hasSamePerson, type NewAccount } from '../db/accounts';
import { type Db } from '../db/database';
import { refusalIn, refusalOfTaken, sayFaults } from './refusals';
import { type Visitor } from './visitor';

/** What every registration says of the visit it is made in, and of news. */
type SentVisit = Pick<RequestOf<'signUp'>, 'countryCode' | 'currencyCode'> &
  Pick<RequestOf<'signUp'>, keyof RequestOf<'signUp'> & keyof RequestOf<'googleSignUp'>>;

/** Nobody signs up from, or for, a country that is closed (spec §5); nor while the mirror they came through is (AUTH-07). */
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

/** What of a new account follows from the visit it was opened in. */
export function visitColumns(body: SentVisit, brand: Brand, visitor: Visitor, now: Date) {
  const country = body.countryCode ?? visitor.country;
  return {
    brand: brand.name,
    language: /^[a-z]{2}$/.test(body.preferredLanguage) ? body.preferredLanguage : 'en',
    countryCode: country,
    currencyCode: body.currencyCode ?? brand.currencyOf[country] ?? brand.currencies[0]?.code ?? null,
    // Each kind of news with the moment it was agreed to.
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

/** Stores a new account, marked where its person has one already; throws VALIDATION for an e-mail or a phone that is taken. */
export async function openAccount(request: FastifyRequest, tx: Db, row: NewAccount, brand: Brand): Promise<AccountRow> {
  const { firstName = null, lastName = null, dateOfBirth = null } = row;
  const isSecond = await hasSamePerson(tx, brand.name, { firstName, lastName, dateOfBirth });
  const account = await createUnlessTaken(tx, { ...row, tags: isSecond ? ['duplicate'] : [] }, brand);
  if (typeof account === 'object') return account;
  throw refusalOfTaken(request, account);
}
