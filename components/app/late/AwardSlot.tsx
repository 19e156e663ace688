import { Suspense } from 'react';
import { useAuth, useIsAuthenticated } from '@/hooks/player/useAuth';
import { useExcluded } from '@/hooks/player/useExcluded';
import { useNoCalendar } from '@/hooks/player/useNoCalendar';
import { useSettings } from '@/hooks/useSettings';
import { themeFlags } from '@/themes/flags';
import { ModalBoundary } from './ModalBoundary';
import { withTexts } from './withTexts';

const AwardCard = withTexts(['award'], async () => (await import('@/components/rewards/award/AwardCard')).AwardCard);
const AwardPanel = withTexts(['award'], async () => (await import('@/components/rewards/award/AwardPanel')).AwardPanel);

/** Not for everybody: some brands have no award (AWARD-03), and some players want no calendars, or exclude themselves. */
function useOffered(): boolean {
  const { theme } = useSettings();
  const [noCalendar, excluded] = [useNoCalendar(), useExcluded() !== null];
  return !themeFlags(theme).hideAwardCard && !noCalendar && !excluded;
}

/** The place of the cashback award (W-04), loaded once it is known who looks. */
export function AwardSlot() {
  const { isInitialized } = useAuth();
  const isOffered = useOffered();
  if (!isInitialized || !isOffered) return null;
  return (
    <ModalBoundary>
      <Suspense>
        <AwardCard />
      </Suspense>
    </ModalBoundary>
  );
}

/** The place of the award in the menu, for players alone (AWARD-02). */
export function AwardMenuSlot() {
  const isAuthenticated = useIsAuthenticated();
  const isOffered = useOffered();
  if (!isAuthenticated || !isOffered) return null;
  return (
    <ModalBoundary>
      <Suspense>
        <AwardPanel />
      </Suspense>
    </ModalBoundary>
  );
}
