import { PageWithText } from '@/components/app/pages/PageWithText';
import { HelpCard } from '@/components/site/support/HelpCard';
import { SaferTools } from '@/components/site/support/SaferTools';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { writtenPart, type WrittenProps } from '@/store/pages/writtenPart';

/** Hub of the safer-play tools (P-41, NAV-13, OP-017). */
export default function ResponsibilityPage({ blocks, written }: WrittenProps) {
  const t = useT();
  const { brandName } = useSettings();
  return (
    <PageWithText
      title={t('shell.nav.saferPlay')}
      description={t('support.saferDescription', { brand: brandName })}
      lead={t('support.saferLead')}
      blocks={blocks}
      written={written}
    >
      <SaferTools />
      <HelpCard />
    </PageWithText>
  );
}

export const getServerSideProps = writtenPart('responsibility', 'support');
