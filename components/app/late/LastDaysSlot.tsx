import { Suspense } from 'react';
import { useIsAuthenticated } from '@/hooks/player/useAuth';
import { ModalBoundary } from './ModalBoundary';
import { withTexts } from './withTexts';

const LastDays = withTexts(['vipClub'], async () => (await import('@/components/rewards/vip/LastDays')).LastDays);

/** Slot of a player's own figures beside the levels; players only. */
export function LastDaysSlot() {
  const isAuthenticated = useIsAuthenticated();
  if (!isAuthenticated) return null;
  return (
    <ModalBoundary>
      <Suspense>
        <LastDays />
      </Suspense>
    </ModalBoundary>
  );
}
