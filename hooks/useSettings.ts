import { createContext, useContext } from 'react';
import type { Settings } from '@/config/settings';

const SettingsContext = createContext<Settings | null>(null);

/** Provides the operator's settings, merged over the defaults by the server. */
export const SettingsProvider = SettingsContext.Provider;

/** The operator's settings (spec §3). */
export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('useSettings needs a SettingsProvider above it');
  return settings;
}
