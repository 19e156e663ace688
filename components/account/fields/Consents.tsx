import styled from 'styled-components';
import { CheckField } from '@/components/ui/form/CheckField';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { Sentence } from '@/components/ui/layout/Sentence';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

const Root = styled.div`
  display: grid;
  gap: ${token('space-8')};
`;

/** The terms sentence. Its links open in a new tab, so that typed values are not lost. */
function TermsSentence() {
  const pageUrl = usePageUrl();
  const { minimumAge } = useSettings().marketRules;
  return (
    <Sentence
      of="account.terms"
      values={{ age: String(minimumAge) }}
      marks={{
        terms: <SiteLink href={pageUrl('terms-and-conditions')} target="_blank" />,
        privacy: <SiteLink href={pageUrl('privacy-policy')} target="_blank" />,
      }}
    />
  );
}

/** Consent checkboxes of a new account: age and terms, required (VAL-28), and newsletter, optional (VAL-29). */
export function Consents() {
  const t = useT();
  return (
    <Root>
      <CheckField name="terms" label={t('account.termsShort')} required>
        <TermsSentence />
      </CheckField>
      <CheckField name="newsletter" label={t('account.newsletterShort')}>
        {t('account.newsletter')}
      </CheckField>
    </Root>
  );
}
