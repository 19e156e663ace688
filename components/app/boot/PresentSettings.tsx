import { useMemo, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Settings } from '@/config/settings';
import { inMarket } from '@/domain/site/inMarket';
import { SettingsProvider } from '@/hooks/useSettings';
import type { State } from '@/store/store';

/**
 * Provides the settings, where a brand serves several markets by the rules of the player's country; calls that turned
 * out to be missing in this tab count as switched off.
 */
export function PresentSettings({ settings, children }: { settings: Settings; children: ReactNode }) {
  const missing = useSelector((state: State) => state.missing);
  const country = useSelector((state: State) => state.auth.user?.countryCode ?? null);
  const { marketRules, marketRulesByCountry } = settings;
  const isShared = Object.keys(marketRulesByCountry).length > 0;
  const rules = (country !== null && marketRulesByCountry[country]) || marketRules;
  const value = useMemo(() => {
    const inForce = isShared ? inMarket(settings, rules) : settings;
    return { ...inForce, endpoints: { ...inForce.endpoints, ...missing } };
  }, [settings, missing, isShared, rules]);
  return <SettingsProvider value={value}>{children}</SettingsProvider>;
}
