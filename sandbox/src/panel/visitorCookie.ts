import { isIP } from 'node:net';
import { COUNTRIES } from '../brand/countryTable';

/** Who a visitor pretends to be; null leaves the address or country as it is. */
export type PretendedVisitor = { ip: string | null; country: string | null };

const NAME = 'sandboxVisitor';
const PATTERN = new RegExp(`(?:^|;\\s*)${NAME}=([A-Z]{2})?_([\\d.:a-f]{0,45})(?:;|$)`);

const CODES = new Set(COUNTRIES.map(({ code }) => code));

/** Whether there is a country of this code. */
export const isCountry = (code: string): boolean => CODES.has(code);

/** The Set-Cookie that makes a browser pretend for a day, or with two nulls stop it. Ports of one host share cookies. */
export function visitorCookie({ ip, country }: PretendedVisitor): string {
  const life = ip === null && country === null ? 0 : 86_400;
  return `${NAME}=${country ?? ''}_${ip ?? ''}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax`;
}

/** What a browser's cookies pretend; null when there is no such cookie or nothing in it can be. */
export function readVisitorCookie(cookies: string | undefined): PretendedVisitor | null {
  const found = PATTERN.exec(cookies ?? '');
  if (!found) return null;
  const [, code = '', address = ''] = found;
  const country = isCountry(code) ? code : null;
  const ip = isIP(address) ? address : null;
  return country === null && ip === null ? null : { ip, country };
}
