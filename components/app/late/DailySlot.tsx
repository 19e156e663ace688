import { Suspense } from 'react';
import { useIsAuthenticated } from '@/hooks/player/useAuth';
import { useExcluded } from '@/hooks/player/useExcluded';
import { ModalBoundary } from './ModalBoundary';
import { withTexts } from './withTexts';

const DailyBonus = withTexts(['daily'], async () => (await import('@/components/rewards/daily/DailyBonus')).DailyBonus);

/** Slot of the daily bonus (W-20), for players who may get offers. */
export function DailySlot() {
  const isAuthenticated = useIsAuthenticated();
  const excluded = useExcluded() !== null;
  if (!isAuthenticated || excluded) return null;
  return (
    <ModalBoundary>
      <Suspense>
        <DailyBonus />
      </Suspense>
    </ModalBoundary>
  );
}
