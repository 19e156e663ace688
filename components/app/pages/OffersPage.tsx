import type { BonusType } from '@/domain/bonuses/offer';
import { LoadingPlace, ScreenHigh } from '@/components/ui/feedback/LoadingPlace';
import { useClock } from '@/hooks/useClock';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import type { WrittenProps } from '@/store/pages/writtenPart';
import { latePart } from '../late/latePart';
import { LoadFailed } from '../late/LoadFailed';
import { PageWithText } from './PageWithText';

type OffersProps = { type?: BonusType; single?: boolean };

const useInBrowser = () => useClock() !== null;

const Promotions = latePart<OffersProps>({
  texts: ['bonus', 'bonusError', 'general'],
  load: async () => (await import('@/components/bonuses/offers/Promotions')).Promotions,
  useReady: useInBrowser,
  Waiting: LoadingPlace,
  Failed: LoadFailed,
});

/** The brand's offers and how they work (P-07, P-08, P-09, NAV-04); requested by the browser, per visitor. */
export function OffersPage({ blocks, written, ...offers }: WrittenProps & OffersProps) {
  const t = useT();
  const { brandName } = useSettings();
  return (
    <PageWithText
      unlessExcluded
      wide
      contentFirst
      title={t('promotions.title')}
      description={t('promotions.description', { brand: brandName })}
      blocks={blocks}
      written={written}
    >
      <ScreenHigh>
        <Promotions {...offers} />
      </ScreenHigh>
    </PageWithText>
  );
}
