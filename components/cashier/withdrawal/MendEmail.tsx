import { Button, ButtonLink } from '@/components/ui/controls/Button';
import { openModal } from '@/hooks/address/modalAddress';
import { useAuth } from '@/hooks/player/useAuth';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';

/** The way to a verified e-mail address: the message again or, without an address, the place to add one. */
export function MendEmail() {
  const t = useT();
  const urlOf = usePageUrl();
  const { user } = useAuth();
  return user?.email === null ? (
    <ButtonLink href={urlOf('edit-profile')}>{t('withdraw.mend.addEmail')}</ButtonLink>
  ) : (
    <Button onClick={() => openModal('verify-email')}>{t('withdraw.mend.REQUIRED_EMAIL_VERIFICATION')}</Button>
  );
}
