import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { exclusionOf, type Exclusion } from '@/domain/protection/selfExclusion';
import type { State } from '@/store/store';
import { useClock } from '@/hooks/useClock';

/**
 * The self-exclusion that holds for the signed-in player (SESS-09, SESS-10), looked at anew each minute; null for all
 * others, on the server and while hydrating. Whoever it holds for can withdraw and nothing else: deposits, play and offers
 * ask here and give way.
 */
export function useExcluded(): Exclusion | null {
  const limits = useSelector((state: State) => state.auth.user?.limits);
  const now = useClock(limits !== undefined);
  return useMemo(() => (limits && now !== null ? exclusionOf(limits, new Date(now)) : null), [limits, now]);
}
