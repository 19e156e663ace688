import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { isBlockedPlace, isExcluded, isExempt, marksAfter } from '@/domain/country/countryBlock';
import type { VisitorLocation } from '@/domain/country/location';
import { isOpenPage } from '@/domain/country/openPages';
import type { Settings } from '@/config/settings';
import { useAddress } from '@/hooks/address/useAddress';
import { useSettings } from '@/hooks/useSettings';
import { useStored } from '@/hooks/useStored';
import { useToken } from '@/hooks/player/useToken';
import { locationEndpoint } from '@/services/country/location';
import { readStored, STORED, writeStored, type StoredName } from '@/services/browser/storage';
import { reportBlock } from '@/store/visit/reportBlock';
import type { Store } from '@/store/store';

/** What the overlay shows about the visitor; `ips` is null while loading. */
export type Blocked = { country: string; ips: readonly string[] | null };

const rulesOf = ({ excludedCountryCodeList, whitelistedIps }: Settings) => ({
  excluded: excludedCountryCodeList,
  whitelistedIps,
});

const keep = (name: StoredName, value: string | null) => {
  if (readStored(name) !== value) writeStored(name, value);
};

/**
 * Stores what is learned from the location and reports a block; places simulated by the test panel are not reported.
 */
function useSeen(place: VisitorLocation | undefined, address: string | null): void {
  const dispatch = useDispatch<Store['dispatch']>();
  const settings = useSettings();
  useEffect(() => {
    if (!place) return;
    const { country, ips } = place;
    const blocked = isBlockedPlace(place, rulesOf(settings));
    const before = { remembered: readStored(STORED.blockedCountry), verified: readStored(STORED.verified) };
    const { remembered, verified } = marksAfter(before, { country, blocked });
    keep(STORED.blockedCountry, remembered);
    keep(STORED.verified, verified);
    if (!blocked || country === null || readStored(STORED.countryCheck) === '1') return;
    const page = location.origin + location.pathname;
    void dispatch(reportBlock({ ips, country, page, method: settings.countryBlockedMethod }));
  }, [place, settings, address, dispatch]);
}

/** Stores the address parameter as a flag, where the operator allows it (OP-064). */
function useWhitelistQuery(): string | null {
  const { allowWhitelistQuery } = useSettings();
  const asked = useAddress('whitelisted');
  const query = allowWhitelistQuery ? asked : null;
  useEffect(() => {
    if (query === '1') keep(STORED.whitelisted, '1');
  }, [query]);
  return query;
}

/**
 * Whether the country block covers the page at this address (spec §4): by the visitor's location or, until that is
 * known, by the excluded country remembered from the last visit (OP-067). Null if not blocked. Browser only.
 */
export function useCountryBlock(address: string | null): Blocked | null {
  const settings = useSettings();
  const { data, isLoading, isUninitialized } = locationEndpoint.useQueryState();
  const remembered = useStored(STORED.blockedCountry);
  const exempt = isExempt({
    token: useToken(),
    whitelistQuery: useWhitelistQuery(),
    whitelistFlag: useStored(STORED.whitelisted),
    verified: useStored(STORED.verified),
    userAgent: navigator.userAgent,
  });
  useSeen(data, address);
  if (exempt || isOpenPage(address)) return null;
  const rules = rulesOf(settings);
  const pending = isLoading || isUninitialized;
  if (data && data.country !== null)
    return isBlockedPlace(data, rules) ? { country: data.country, ips: data.ips } : null;
  return remembered !== null && isExcluded(remembered, rules.excluded)
    ? { country: remembered, ips: pending ? null : (data?.ips ?? []) }
    : null;
}
