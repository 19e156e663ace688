import { PageWithText } from '@/components/app/pages/PageWithText';
import { Tournaments } from '@/components/tournaments/Tournaments';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { writtenPart, type WrittenProps } from '@/store/pages/writtenPart';

/** The brand's tournaments, and how they are scored (P-32, NAV-11). */
export default function TournamentsPage({ blocks, written }: WrittenProps) {
  const t = useT();
  const { brandName } = useSettings();
  return (
    <PageWithText
      unlessExcluded
      title={t('shell.nav.tournaments')}
      description={t('tournaments.description', { brand: brandName })}
      blocks={blocks}
      written={written}
    >
      <Tournaments />
    </PageWithText>
  );
}

export const getServerSideProps = writtenPart('tournaments', 'tournaments');
