import { Suspense } from 'react';
import type { BonusType } from '@/domain/bonuses/offer';
import { LoadingPlace, ScreenHigh } from '@/components/ui/feedback/LoadingPlace';
import { ErrorState } from '@/components/ui/feedback/StateBlock';
import { useClock } from '@/hooks/useClock';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import type { WrittenProps } from '@/store/pages/writtenPart';
import { ModalBoundary } from '../late/ModalBoundary';
import { PageWithText } from './PageWithText';
import { withTexts } from '../late/withTexts';

type OffersProps = { type?: BonusType; single?: boolean };

const Promotions = withTexts<OffersProps>(
  ['bonus', 'bonusError', 'general'],
  async () => (await import('@/components/bonuses/offers/Promotions')).Promotions,
);

/** The brand's offers and how they work (P-07, P-08, P-09, NAV-04); requested by the browser, per visitor. */
export function OffersPage({ blocks, written, ...offers }: WrittenProps & OffersProps) {
  const t = useT();
  const { brandName } = useSettings();
  return (
    <PageWithText
      unlessExcluded
      title={t('promotions.title')}
      description={t('promotions.description', { brand: brandName })}
      blocks={blocks}
      written={written}
    >
      <ScreenHigh>
        <Offers {...offers} />
      </ScreenHigh>
    </PageWithText>
  );
}

function Offers(offers: OffersProps) {
  const inBrowser = useClock() !== null;
  const t = useT();
  if (!inBrowser) return <LoadingPlace />;
  return (
    <ModalBoundary fallback={<ErrorState title={t('ui.loadingError')} onRetry={() => window.location.reload()} />}>
      <Suspense fallback={<LoadingPlace />}>
        <Promotions {...offers} />
      </Suspense>
    </ModalBoundary>
  );
}
