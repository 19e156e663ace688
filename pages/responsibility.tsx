import { PageHead } from '@/components/app/PageHead';
import { WrittenPart } from '@/components/content/WrittenPart';
import { HelpCard } from '@/components/support/HelpCard';
import { SaferTools } from '@/components/support/SaferTools';
import { Card } from '@/components/ui/Card';
import { Columns } from '@/components/ui/Columns';
import { Stack } from '@/components/ui/Page';
import { PageIntro } from '@/components/ui/PageIntro';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { writtenPart, type WrittenProps } from '@/store/writtenPart';

/** The hub of the tools against playing too much (P-41, NAV-13, OP-017). */
export default function ResponsibilityPage({ blocks, written }: WrittenProps) {
  const t = useT();
  const { brandName } = useSettings();
  const title = t('shell.nav.saferPlay');
  return (
    <>
      <PageHead title={title} description={t('support.saferDescription', { brand: brandName })} />
      <Stack>
        <PageIntro title={title}>{t('support.saferLead')}</PageIntro>
        <Columns>
          <Stack>
            <SaferTools />
            <HelpCard />
          </Stack>
          <Card>
            <WrittenPart blocks={blocks} written={written} />
          </Card>
        </Columns>
      </Stack>
    </>
  );
}

export const getServerSideProps = writtenPart('responsibility', 'support');
