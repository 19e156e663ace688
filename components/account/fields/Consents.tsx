import { type ReactNode } from 'react';
import styled from 'styled-components';
import { CheckField } from '@/components/ui/form/CheckField';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

const Root = styled.div`
  display: grid;
  gap: ${token('space-8')};
`;

/** Matches a marked link such as "[terms]Terms[/terms]": the page name and its link text. */
const MARKED = /\[(terms|privacy)\](.*?)\[\/\1\]/g;

const PAGES = { terms: 'terms-and-conditions', privacy: 'privacy-policy' } as const;

/** The terms sentence. Its links open in a new tab, so that typed values are not lost. */
function TermsSentence() {
  const t = useT();
  const pageUrl = usePageUrl();
  const text = t('account.terms');
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    parts.push(
      text.slice(end, match.index),
      <SiteLink key={match.index} href={pageUrl(PAGES[match[1] as keyof typeof PAGES])} target="_blank">
        {match[2]}
      </SiteLink>,
    );
    end = match.index + match[0].length;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
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
