import { PageHead } from '@/components/app/PageHead';
import { WrittenPart } from '@/components/content/WrittenPart';
import { Rakeback } from '@/components/rewards/Rakeback';
import { Card } from '@/components/ui/Card';
import { Columns } from '@/components/ui/Columns';
import { Stack } from '@/components/ui/Page';
import { PageIntro } from '@/components/ui/PageIntro';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { writtenPart, type WrittenProps } from '@/store/writtenPart';

/** The calendar of cashback and rakeback, and how it works (P-12, NAV-06). */
export default function CashbackPage({ blocks, written }: WrittenProps) {
  const t = useT();
  const { brandName } = useSettings();
  const title = t('rewards.title');
  return (
    <>
      <PageHead title={title} description={t('rewards.description', { brand: brandName })} />
      <Stack>
        <PageIntro title={title}>{t('rewards.lead')}</PageIntro>
        <Columns>
          <Stack>
            <Rakeback />
          </Stack>
          <Card>
            <WrittenPart blocks={blocks} written={written} />
          </Card>
        </Columns>
      </Stack>
    </>
  );
}

export const getServerSideProps = writtenPart('cashback', 'rewards');
