import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Settings } from '@/config/settings';
import type { withEndpoints } from '@/domain/site/capabilities';
import { SettingsProvider } from '@/hooks/useSettings';
import type { State } from '@/store/store';

/** What takes calls away from settings; it loads when the first one is missing, with the table of what needs which. */
function useWithEndpoints(isWanted: boolean): typeof withEndpoints | null {
  const [way, setWay] = useState<typeof withEndpoints | null>(null);
  useEffect(() => {
    if (!isWanted || way) return;
    import('@/domain/site/capabilities').then(
      ({ withEndpoints: come }) => setWay(() => come),
      // What is missing says so itself where it is asked for.
      () => undefined,
    );
  }, [isWanted, way]);
  return way;
}

/**
 * Provides the settings, where a brand serves several markets those for the player's country; calls that turned out to be
 * missing in this tab count as switched off.
 */
export function PresentSettings({ settings, children }: { settings: Settings; children: ReactNode }) {
  const missing = useSelector((state: State) => state.missing);
  const country = useSelector((state: State) => state.auth.user?.countryCode ?? null);
  const isMissing = Object.keys(missing).length > 0;
  const without = useWithEndpoints(isMissing);
  const own = country === null ? undefined : settings.settingsByCountry[country];
  const value = useMemo(() => {
    const inForce = own ? { ...settings, ...own } : settings;
    return without && isMissing ? without(inForce, { ...inForce.endpoints, ...missing }) : inForce;
  }, [settings, own, without, isMissing, missing]);
  return <SettingsProvider value={value}>{children}</SettingsProvider>;
}
