import { PageWithText } from '@/components/app/pages/PageWithText';
import { Faq } from '@/components/site/content/Faq';
import { Contacts } from '@/components/site/support/Contacts';
import { HelpCard } from '@/components/site/support/HelpCard';
import { useHasContacts } from '@/hooks/told/useHasContacts';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { writtenPart, type WrittenProps } from '@/store/pages/writtenPart';

/** How to reach the operator, and the FAQ (P-42, NAV-13, NAV-25). */
export default function ContactsPage({ blocks, written, questions, writtenFaq }: WrittenProps) {
  const t = useT();
  const brand = useSettings().brandName;
  const hasAnswers = questions.length > 0;
  const told = useHasContacts()
    ? hasAnswers
      ? 'contactsDescription'
      : 'contactsWays'
    : hasAnswers
      ? 'contactsAnswers'
      : 'contactsNone';
  return (
    <PageWithText
      title={t('shell.nav.contacts')}
      description={t(`support.${told}`, { brand })}
      blocks={blocks}
      written={written}
    >
      <Contacts />
      <HelpCard />
      <Faq questions={questions} written={writtenFaq ?? null} />
    </PageWithText>
  );
}

export const getServerSideProps = writtenPart('contacts', 'support', { withQuestions: true });
