import type { Settings } from '@/config/settings';

/** Settings that redirect visitors of some countries (CONF-18). */
type MainDomain = Pick<Settings, 'mainDomainConfigs'> & { readonly [name: string]: unknown };

/** An https URL on another host; null for anything else, including a bare name such as TDS-B (OP-014). */
function target(value: unknown, host: string): string | null {
  if (typeof value !== 'string' || !/^https:\/\//i.test(value) || !URL.canParse(value)) return null;
  const url = new URL(value);
  return url.protocol === 'https:' && url.host !== host && url.username === '' && url.password === '' ? url.href : null;
}

const own = (bag: { readonly [name: string]: unknown }, name: unknown): unknown =>
  typeof name === 'string' && Object.hasOwn(bag, name) ? bag[name] : undefined;

/**
 * Redirect target for a visitor's country; null to stay. If mainDomainConfigs is enabled and lists the country: the
 * address that it, or the settings, map the name in redirectToTDS to, else defaultRedirect (OP-014). `host` is the
 * current one, which is never a target.
 */
export function mainDomainTarget(settings: MainDomain, country: string | null, host: string): string | null {
  const { isEnabled, countries, redirectToTDS, defaultRedirect } = settings.mainDomainConfigs;
  if (isEnabled !== true || country === null || !Array.isArray(countries)) return null;
  const isMeant = countries.some((code) => typeof code === 'string' && code.toUpperCase() === country.toUpperCase());
  if (!isMeant) return null;
  const mapped = own(settings.mainDomainConfigs, redirectToTDS) ?? own(settings, redirectToTDS);
  return target(mapped, host) ?? target(defaultRedirect, host);
}
