import type { Capability } from '@/config/capabilities';
import type { Settings } from '@/config/settings';
import { isAbsent } from './absent';

const TOOLS: readonly Capability[] = ['limits', 'breaks', 'selfExclusion'];

/** How many of the tools that sentences about safer play name are there. The reality check is told of in one of them. */
export function toolsOf(settings: Pick<Settings, 'absent'>, more: readonly Capability[] = []): 'all' | 'some' | 'none' {
  const missing = [...TOOLS, ...more].filter((tool) => isAbsent(tool, settings)).length;
  if (missing === 0) return 'all';
  return missing < TOOLS.length + more.length ? 'some' : 'none';
}
