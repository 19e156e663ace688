import { useAbsent } from '@/hooks/useAbsent';
import { PreferenceChoice } from './PreferenceChoice';

/** Ghost mode: whether others see the player's name (LIM-10). Only where the casino lists wins. */
export const GhostSetting = () => (useAbsent('topWins') ? null : <PreferenceChoice name="ghostMode" texts="ghost" />);
