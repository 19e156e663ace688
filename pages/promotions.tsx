import { PageHead } from '@/components/app/PageHead';
import { WrittenPart } from '@/components/content/WrittenPart';
import { Promotions } from '@/components/promotions/Promotions';
import { Card } from '@/components/ui/Card';
import { Columns } from '@/components/ui/Columns';
import { Stack } from '@/components/ui/Page';
import { PageIntro } from '@/components/ui/PageIntro';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { writtenPart, type WrittenProps } from '@/store/writtenPart';

/** The offers of the brand, and how offers work (P-07, NAV-04). */
export default function PromotionsPage({ blocks, written }: WrittenProps) {
  const t = useT();
  const { brandName } = useSettings();
  const title = t('promotions.title');
  const description = t('promotions.description', { brand: brandName });
  return (
    <>
      <PageHead title={title} description={description} />
      <Stack>
        <PageIntro title={title}>{description}</PageIntro>
        <Columns>
          <Promotions />
          <Card>
            <WrittenPart blocks={blocks} written={written} />
          </Card>
        </Columns>
      </Stack>
    </>
  );
}

export const getServerSideProps = writtenPart('promotions', 'promotions');
