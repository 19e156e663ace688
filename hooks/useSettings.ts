import { createContext, useContext } from 'react';
import { mergeSettings } from '@/domain/settings/merge';
import type { Settings } from '@/config/settings';

const SettingsContext = createContext<Settings>(mergeSettings({}));

/** Hands the operator's settings, merged over the defaults, to everything below. */
export const SettingsProvider = SettingsContext.Provider;

/** The operator's settings (spec §3). */
export const useSettings = (): Settings => useContext(SettingsContext);
