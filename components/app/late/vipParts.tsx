import { LevelsLoading } from '@/components/rewards/vip/LevelsLoading';
import { useAuth, useIsAuthenticated } from '@/hooks/player/useAuth';
import { useClock } from '@/hooks/useClock';
import { latePart } from './latePart';
import { LoadFailed } from './LoadFailed';

/** Known once the session is, in the browser: the server's page is that of a guest. */
function useKnown(): boolean {
  const { isInitialized } = useAuth();
  const isHydrated = useClock() !== null;
  return isInitialized && isHydrated;
}

/** The levels on the VIP club page. */
export const LateVip = latePart({
  texts: ['vipClub'],
  load: async () => (await import('@/components/rewards/vip/VipClub')).VipClub,
  useReady: useKnown,
  Waiting: LevelsLoading,
  Failed: LoadFailed,
});

/** A player's next level, beside the levels. */
export const LateNextLevel = latePart({
  texts: ['vipClub'],
  load: async () => (await import('@/components/rewards/vip/NextLevel')).NextLevel,
  useWanted: useIsAuthenticated,
});

/** A player's own figures beside the levels. */
export const LateLastDays = latePart({
  texts: ['vipClub'],
  load: async () => (await import('@/components/rewards/vip/LastDays')).LastDays,
  useWanted: useIsAuthenticated,
});
