import { PageWithText } from '@/components/app/PageWithText';
import { Promotions } from '@/components/promotions/Promotions';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { writtenPart, type WrittenProps } from '@/store/writtenPart';

/** The offers of the brand, and how offers work (P-07, NAV-04). */
export default function PromotionsPage({ blocks, written }: WrittenProps) {
  const t = useT();
  const { brandName } = useSettings();
  return (
    <PageWithText
      title={t('promotions.title')}
      description={t('promotions.description', { brand: brandName })}
      blocks={blocks}
      written={written}
    >
      <Promotions />
    </PageWithText>
  );
}

export const getServerSideProps = writtenPart('promotions', 'promotions');
