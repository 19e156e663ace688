import type { Settings } from '@/config/settings';
import { demoUserOf } from '@/domain/game/demo';
import { isAbsent } from '@/domain/site/capabilities';

type Told = Pick<Settings, 'endpoints' | 'allowGuestPlayDemoGames' | 'demoUserId'>;

/** Whether guests may play demos here, so that a sentence may say so. */
export const hasGuestDemos = (settings: Told): boolean =>
  !isAbsent('lobby', settings.endpoints) &&
  !isAbsent('game', settings.endpoints) &&
  !isAbsent('play', settings.endpoints) &&
  demoUserOf(settings) !== null;
