import type { Settings } from '@/config/settings';

/**
 * The account guests play demo games with, or null if the operator does not allow it: both settings are required
 * (GAME-08, OP-100).
 */
export const demoUserOf = (settings: Pick<Settings, 'allowGuestPlayDemoGames' | 'demoUserId'>): string | null =>
  settings.allowGuestPlayDemoGames ? settings.demoUserId : null;
