import type { Capability } from '@/config/capabilities';
import type { Settings } from '@/config/settings';
import { demoUserOf } from '@/domain/game/demo';
import { isAbsent } from './capabilities';

type Told = Pick<Settings, 'endpoints' | 'allowGuestPlayDemoGames' | 'demoUserId'>;

const TOOLS: readonly Capability[] = ['limits', 'breaks', 'selfExclusion'];

/** How many of the tools that sentences about safer play name are there. The reality check is told of in one of them. */
export function toolsOf(
  { endpoints }: Pick<Told, 'endpoints'>,
  more: readonly Capability[] = [],
): 'all' | 'some' | 'none' {
  const missing = [...TOOLS, ...more].filter((tool) => isAbsent(tool, endpoints)).length;
  if (missing === 0) return 'all';
  return missing < TOOLS.length + more.length ? 'some' : 'none';
}

/** Whether guests may play demos here, so that a sentence may say so. */
export const hasGuestDemos = (settings: Told): boolean =>
  !isAbsent('lobby', settings.endpoints) &&
  !isAbsent('game', settings.endpoints) &&
  !isAbsent('play', settings.endpoints) &&
  demoUserOf(settings) !== null;
