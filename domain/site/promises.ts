import type { Capability } from '@/config/capabilities';
import type { Settings } from '@/config/settings';
import { isAbsent } from './capabilities';

const TOOLS: readonly Capability[] = ['limits', 'breaks', 'selfExclusion'];

/** How many of the tools that sentences about safer play name are there. The reality check is told of in one of them. */
export function toolsOf(
  { endpoints }: Pick<Settings, 'endpoints'>,
  more: readonly Capability[] = [],
): 'all' | 'some' | 'none' {
  const missing = [...TOOLS, ...more].filter((tool) => isAbsent(tool, endpoints)).length;
  if (missing === 0) return 'all';
  return missing < TOOLS.length + more.length ? 'some' : 'none';
}
