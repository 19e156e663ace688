/** Attribution data from the first address of a visit (TRK-01, TRK-03); null if not given. */
export type Arrival = { affiliate: string | null; cpnc: string | null; mkt: string | null; firstUrl: string };

/** Longer values are not valid tokens and would only fill the storage. */
const MAX_LENGTH = 255;
const MAX_URL_LENGTH = 1_000;

/** Parameters that are removed from the stored address: session and one-time tokens. */
const SECRETS = ['at', 'token'];

/**
 * Parses the first address of a visit. `affiliateParameter` is the setting affiliateKeyQueryParameter (CONF-16);
 * `personal` are parameters that hold personal data, which are removed too.
 */
export function arrivalIn(address: string, affiliateParameter: string, personal: readonly string[]): Arrival {
  const url = new URL(address);
  const short = (name: string): string | null => {
    const value = url.searchParams.get(name)?.trim();
    return value && value.length <= MAX_LENGTH ? value : null;
  };
  const found = { affiliate: short(affiliateParameter), cpnc: short('cpnc'), mkt: short('mkt') };
  for (const name of [...SECRETS, ...personal]) url.searchParams.delete(name);
  url.hash = '';
  return { ...found, firstUrl: url.href.slice(0, MAX_URL_LENGTH) };
}

/** The value of a cookie in document.cookie; null without it (STOR-02). */
export function cookieIn(cookies: string, name: string): string | null {
  const found = cookies.split(';').find((cookie) => cookie.trim().startsWith(`${name}=`));
  const value = found?.slice(found.indexOf('=') + 1).trim();
  try {
    return value ? decodeURIComponent(value) : null;
  } catch {
    return null;
  }
}
