import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { exclusionOf, type Exclusion } from '@/domain/protection/selfExclusion';
import type { State } from '@/store/store';
import { useClock } from '@/hooks/useClock';

/**
 * The active self-exclusion of the signed-in player (SESS-09, SESS-10), checked each minute; null for all others, on
 * the server and while hydrating. An excluded player can only withdraw: deposits, play and offers check this hook.
 */
export function useExcluded(): Exclusion | null {
  const limits = useSelector((state: State) => state.auth.user?.limits);
  const now = useClock(limits !== undefined);
  return useMemo(() => (limits && now !== null ? exclusionOf(limits, new Date(now)) : null), [limits, now]);
}
