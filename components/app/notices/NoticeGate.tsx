import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { stepsBefore } from '@/domain/protection/notices';
import { useLeaving } from '@/hooks/address/leaving';
import { openModal } from '@/hooks/address/modalAddress';
import { useSearch } from '@/hooks/address/useAddress';
import { useIsAuthenticated } from '@/hooks/player/useAuth';
import { useExcluded } from '@/hooks/player/useExcluded';
import { useToken } from '@/hooks/player/useToken';
import { useAbsent } from '@/hooks/useAbsent';
import { useProtectionNoticesQuery } from '@/services/protection/notices';
import { UNDISTURBED } from './undisturbed';

/**
 * Opens what a player has to be told after the log-in: limits to choose, a reminder. Once per session and tab, never over
 * another dialog, a game or the cashier.
 */
export function NoticeGate() {
  const { pathname } = useRouter();
  const token = useToken();
  const skip = [token === null, !useIsAuthenticated(), useAbsent('notices'), useExcluded() !== null].includes(true);
  const { data } = useProtectionNoticesQuery(undefined, { skip });
  const [isLeaving, search] = [useLeaving(), useSearch()];
  const isFree = !isLeaving && !new URLSearchParams(search).has('modal') && !UNDISTURBED.includes(pathname);
  const isDue = !skip && data !== undefined && stepsBefore('now', { notices: data, demanded: [], set: [] }).length > 0;
  const shownTo = useRef<string | null>(null);
  const open = useEffectEvent(() => {
    if (shownTo.current === token) return;
    shownTo.current = token;
    openModal('notices');
  });
  useEffect(() => {
    if (isDue && isFree) open();
  }, [isDue, isFree]);
  return null;
}
