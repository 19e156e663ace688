import { PageHead } from '@/components/app/PageHead';
import { Faq } from '@/components/content/Faq';
import { WrittenPart } from '@/components/content/WrittenPart';
import { Contacts } from '@/components/support/Contacts';
import { HelpCard } from '@/components/support/HelpCard';
import { Card } from '@/components/ui/Card';
import { Columns } from '@/components/ui/Columns';
import { Stack } from '@/components/ui/Page';
import { PageIntro } from '@/components/ui/PageIntro';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { writtenPart, type WrittenProps } from '@/store/writtenPart';

/** How to reach the operator, and answers to what is asked most (P-42, NAV-13, NAV-25). */
export default function ContactsPage({ blocks, written, questions }: WrittenProps) {
  const t = useT();
  const { brandName } = useSettings();
  const title = t('shell.nav.contacts');
  const description = t('support.contactsDescription', { brand: brandName });
  return (
    <>
      <PageHead title={title} description={description} />
      <Stack>
        <PageIntro title={title}>{description}</PageIntro>
        <Columns>
          <Stack>
            <Contacts />
            <HelpCard />
            <Faq questions={questions} written={written} />
          </Stack>
          <Card>
            <WrittenPart blocks={blocks} written={written} />
          </Card>
        </Columns>
      </Stack>
    </>
  );
}

export const getServerSideProps = writtenPart('contacts', 'support', { withQuestions: true });
