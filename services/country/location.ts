import { ENDPOINTS } from '@/config/endpoints/endpoints';
import type { VisitorLocation } from '@/domain/country/location';
import { api } from '@/services/http/api';
import { call } from '@/services/http/call';
import { bag, flag, isBag, Malformed, readAll, text, words } from '@/services/http/parse';

const COUNTRY_CODE = /^[a-z]{2}$/i;

/** The IP addresses in `ipInfo`: comma-separated text, a list, or an object with `ip` or `ips` (OP-063). */
function ipsOf(ipInfo: unknown): string[] {
  if (typeof ipInfo === 'string' || Array.isArray(ipInfo)) return words(ipInfo, 'ip');
  const { ip, ips } = bag(ipInfo);
  return [...new Set([...ipsOf(ip ?? ''), ...readAll(ips, text)])];
}

export function toLocation(wire: unknown): VisitorLocation {
  const { location } = bag(bag(wire).data);
  if (!isBag(location)) throw new Malformed('The answer holds no location');
  const country = text(location.country);
  return {
    country: country !== null && COUNTRY_CODE.test(country) ? country.toUpperCase() : null,
    ips: ipsOf(location.ipInfo),
    currencies: words(location.currencies, 'code'),
    whitelisted: flag(location.whitelisted),
  };
}

const locationApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The visitor's location. Requested only by browsers, since the server must not learn it (API-19, API-09). */
    location: build.query<VisitorLocation, void>({
      query: () => ({ ...call(ENDPOINTS.location), cacheable: true, read: toLocation }),
      keepUnusedDataFor: Infinity,
    }),
  }),
});

export const { location: locationEndpoint } = locationApi.endpoints;

/** Changes the cached location without a request. */
export const updateLocation = locationApi.util.updateQueryData;
