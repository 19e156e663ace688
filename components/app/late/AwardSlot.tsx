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

/** Some brands have no award (AWARD-03); excluded players and those who opted out of calendars get none. */
function useOffered(): boolean {
  const { theme } = useSettings();
  const [noCalendar, excluded] = [useNoCalendar(), useExcluded() !== null];
  return !themeFlags(theme).hideAwardCard && !noCalendar && !excluded;
}

/** Slot of the cashback award (W-04), loaded once the session is known. */
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

/** Slot of the award in the menu, for players only (AWARD-02). */
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
