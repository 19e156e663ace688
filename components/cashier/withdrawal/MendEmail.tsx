import { Button, ButtonLink } from '@/components/ui/controls/Button';
import { openModal } from '@/hooks/address/modalAddress';
import { useAuth } from '@/hooks/player/useAuth';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';

/** Resolves the e-mail condition: resend the verification message or, without an address, add one. */
export function MendEmail() {
  const t = useT();
  const urlOf = usePageUrl();
  const { user } = useAuth();
  return user?.email === null ? (
    <ButtonLink href={urlOf('edit-profile')}>{t('withdrawal.mend.addEmail')}</ButtonLink>
  ) : (
    <Button onClick={() => openModal('verify-email')}>{t('withdrawal.mend.REQUIRED_EMAIL_VERIFICATION')}</Button>
  );
}
