import { Suspense } from 'react';
import { LoadingPlace } from '@/components/ui/feedback/LoadingPlace';
import { ErrorState } from '@/components/ui/feedback/StateBlock';
import { useAuth } from '@/hooks/player/useAuth';
import { useClock } from '@/hooks/useClock';
import { useT } from '@/hooks/useT';
import { ModalBoundary } from './ModalBoundary';
import { withTexts } from './withTexts';

const VipClub = withTexts(['vipClub'], async () => (await import('@/components/rewards/vip/VipClub')).VipClub);

/** The levels on the VIP club page, loaded once the session is known, because the server's page is that of a guest. */
export function VipSlot() {
  const t = useT();
  const { isInitialized } = useAuth();
  const isHydrated = useClock() !== null;
  if (!isInitialized || !isHydrated) return <LoadingPlace />;
  return (
    <ModalBoundary fallback={<ErrorState title={t('ui.loadingError')} onRetry={() => window.location.reload()} />}>
      <Suspense fallback={<LoadingPlace />}>
        <VipClub />
      </Suspense>
    </ModalBoundary>
  );
}
