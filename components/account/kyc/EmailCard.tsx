import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/controls/Button';
import { Card } from '@/components/ui/layout/Card';
import { ResendButton } from '@/components/ui/feedback/ResendButton';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useResendVerification } from '@/components/account/verification/useResendVerification';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { token } from '@/themes/token';

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${token('space-12')};

  h2 {
    font-size: 20px;
    line-height: 28px;
  }
  p {
    max-inline-size: 72ch;
    color: ${token('text-muted')};
    overflow-wrap: anywhere;
  }
`;

/** Asks to add an e-mail address (`email` null) or to verify it, with a resend button (P-19, AUTH-08). */
export function EmailCard({ email }: { email: string | null }) {
  const t = useT();
  const urlOf = usePageUrl();
  const noResend = useAbsent('emailVerification');
  const resend = useResendVerification();
  if (email === null)
    return (
      <Root as="section">
        <h2>{t('verify.addTitle')}</h2>
        <p>{t('verify.addText')}</p>
        <ButtonLink href={urlOf('edit-profile')}>{t('verify.addTitle')}</ButtonLink>
      </Root>
    );
  return (
    <Root as="section">
      <h2>{t('verify.title')}</h2>
      <p>{t('verify.textTo', { email })}</p>
      {!noResend && <ResendButton {...resend} />}
    </Root>
  );
}
