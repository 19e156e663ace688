import { isIP } from 'node:net';
import { COUNTRIES } from '../brands/brand/countryTable';

/** The simulated visitor; null keeps the real IP address or country. */
export type PretendedVisitor = { ip: string | null; country: string | null };

const NAME = 'sandboxVisitor';
const PATTERN = new RegExp(`(?:^|;\\s*)${NAME}=([A-Z]{2})?_([\\d.:a-f]{0,45})(?:;|$)`);

const CODES = new Set(COUNTRIES.map(({ code }) => code));

/** Whether a country code exists in the country table. */
export const isCountry = (code: string): boolean => CODES.has(code);

/** The Set-Cookie that simulates a visitor for a day, or with two nulls ends that. Ports of one host share cookies. */
export function visitorCookie({ ip, country }: PretendedVisitor): string {
  const life = ip === null && country === null ? 0 : 86_400;
  return `${NAME}=${country ?? ''}_${ip ?? ''}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax`;
}

/** The simulated visitor in a browser's cookies; null when the cookie is missing or invalid. */
export function readVisitorCookie(cookies: string | undefined): PretendedVisitor | null {
  const found = PATTERN.exec(cookies ?? '');
  if (!found) return null;
  const [, code = '', address = ''] = found;
  const country = isCountry(code) ? code : null;
  const ip = isIP(address) ? address : null;
  return country === null && ip === null ? null : { ip, country };
}
