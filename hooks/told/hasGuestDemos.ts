import type { Settings } from '@/config/settings';
import { demoUserOf } from '@/domain/game/demo';
import { isAbsent } from '@/domain/site/absent';

type Told = Pick<Settings, 'absent' | 'allowGuestPlayDemoGames' | 'demoUserId'>;

/** Whether guests may play demos here, so that a sentence may say so. */
export const hasGuestDemos = (settings: Told): boolean =>
  !isAbsent('lobby', settings) &&
  !isAbsent('game', settings) &&
  !isAbsent('play', settings) &&
  demoUserOf(settings) !== null;
