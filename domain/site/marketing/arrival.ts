import { LINKED_PARAMETERS } from '@/domain/account/player/linkedAccount';

/** Where a visit comes from, as its first address says it (TRK-01, TRK-03); null for what it does not say. */
export type Arrival = { affiliate: string | null; cpnc: string | null; mkt: string | null; firstUrl: string };

/** Longer values are no tokens of ours, and would only fill the storage. */
const MAX_LENGTH = 255;
const MAX_URL_LENGTH = 1_000;

/** Sessions, one-time tokens and what is told of a person: they leave no trace in what is kept of an address. */
const SECRETS = ['at', 'token', ...LINKED_PARAMETERS];

/** Reads the address a visit began at. `affiliateParameter` is the setting affiliateKeyQueryParameter (CONF-16). */
export function arrivalIn(address: string, affiliateParameter: string): Arrival {
  const url = new URL(address);
  const short = (name: string): string | null => {
    const value = url.searchParams.get(name)?.trim();
    return value && value.length <= MAX_LENGTH ? value : null;
  };
  const found = { affiliate: short(affiliateParameter), cpnc: short('cpnc'), mkt: short('mkt') };
  for (const name of SECRETS) url.searchParams.delete(name);
  url.hash = '';
  return { ...found, firstUrl: url.href.slice(0, MAX_URL_LENGTH) };
}

/** The value of a cookie in the document's cookies; null without it (STOR-02). */
export function cookieIn(cookies: string, name: string): string | null {
  const found = cookies.split(';').find((cookie) => cookie.trim().startsWith(`${name}=`));
  const value = found?.slice(found.indexOf('=') + 1).trim();
  try {
    return value ? decodeURIComponent(value) : null;
  } catch {
    return null;
  }
}
