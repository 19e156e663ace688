import { LateCare } from '@/components/app/late/quietParts';
import { PageWithText } from '@/components/app/pages/PageWithText';
import { HelpCard } from '@/components/site/support/HelpCard';
import { SaferTools } from '@/components/site/support/SaferTools';
import { toolsOf } from '@/domain/site/promises';
import { useHelpLine } from '@/hooks/useHelpLine';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { writtenPart, type WrittenProps } from '@/store/pages/writtenPart';

/** Hub of the safer-play tools (P-41, NAV-13, OP-017). */
export default function ResponsibilityPage({ blocks, written }: WrittenProps) {
  const t = useT();
  const settings = useSettings();
  const brand = settings.brandName;
  const [tools, hasHelp] = [toolsOf(settings), useHelpLine() !== null];
  const description = tools === 'all' && hasHelp ? 'saferDescription' : tools === 'none' ? 'saferNone' : 'saferSome';
  const lead = tools === 'none' ? (hasHelp ? 'leadPeople' : 'leadNone') : hasHelp ? 'saferLead' : 'leadTools';
  return (
    <PageWithText
      title={t('shell.nav.saferPlay')}
      description={t(`support.${description}`, { brand })}
      lead={t(`support.${lead}`)}
      blocks={blocks}
      written={written}
    >
      <SaferTools />
      <LateCare />
      <HelpCard />
    </PageWithText>
  );
}

export const getServerSideProps = writtenPart('responsibility', 'support');
