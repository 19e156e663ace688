import type { Settings } from '@/config/settings';

/** Settings that say where visitors of some countries belong (CONF-18). */
type MainDomain = Pick<Settings, 'mainDomainConfigs'> & { readonly [name: string]: unknown };

/** An https address of another site; anything else is no target, least of all a bare name such as TDS-B (OP-014). */
function target(value: unknown, host: string): string | null {
  if (typeof value !== 'string' || !/^https:\/\//i.test(value) || !URL.canParse(value)) return null;
  const url = new URL(value);
  return url.protocol === 'https:' && url.host !== host && url.username === '' && url.password === '' ? url.href : null;
}

const own = (bag: { readonly [name: string]: unknown }, name: unknown): unknown =>
  typeof name === 'string' && Object.hasOwn(bag, name) ? bag[name] : undefined;

/**
 * Where a visitor of that country is sent on to; null to stay: where mainDomainConfigs are on and name the country, the
 * address that they, or the settings, give to the name in redirectToTDS, else defaultRedirect (OP-014). `host` is ours,
 * to which nobody is sent.
 */
export function mainDomainTarget(settings: MainDomain, country: string | null, host: string): string | null {
  const { isEnabled, countries, redirectToTDS, defaultRedirect } = settings.mainDomainConfigs;
  if (isEnabled !== true || country === null || !Array.isArray(countries)) return null;
  const isMeant = countries.some((code) => typeof code === 'string' && code.toUpperCase() === country.toUpperCase());
  if (!isMeant) return null;
  const mapped = own(settings.mainDomainConfigs, redirectToTDS) ?? own(settings, redirectToTDS);
  return target(mapped, host) ?? target(defaultRedirect, host);
}
