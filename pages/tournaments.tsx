import { PageHead } from '@/components/app/PageHead';
import { WrittenPart } from '@/components/content/WrittenPart';
import { Tournaments } from '@/components/tournaments/Tournaments';
import { Card } from '@/components/ui/Card';
import { Columns } from '@/components/ui/Columns';
import { Stack } from '@/components/ui/Page';
import { PageIntro } from '@/components/ui/PageIntro';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { writtenPart, type WrittenProps } from '@/store/writtenPart';

/** The tournaments of the brand, and how they are counted (P-32, NAV-11). */
export default function TournamentsPage({ blocks, written }: WrittenProps) {
  const t = useT();
  const { brandName } = useSettings();
  const title = t('shell.nav.tournaments');
  const description = t('tournaments.description', { brand: brandName });
  return (
    <>
      <PageHead title={title} description={description} />
      <Stack>
        <PageIntro title={title}>{description}</PageIntro>
        <Columns>
          <Tournaments />
          <Card>
            <WrittenPart blocks={blocks} written={written} />
          </Card>
        </Columns>
      </Stack>
    </>
  );
}

export const getServerSideProps = writtenPart('tournaments', 'tournaments');
