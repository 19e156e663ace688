import { useMemo, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Settings } from '@/config/settings';
import { SettingsProvider } from '@/hooks/useSettings';
import type { State } from '@/store/store';

/** Provides the settings; calls that turned out to be missing in this tab count as switched off. */
export function PresentSettings({ settings, children }: { settings: Settings; children: ReactNode }) {
  const missing = useSelector((state: State) => state.missing);
  const value = useMemo(() => ({ ...settings, endpoints: { ...settings.endpoints, ...missing } }), [settings, missing]);
  return <SettingsProvider value={value}>{children}</SettingsProvider>;
}
