import { Button, ButtonLink } from '@/components/ui/controls/Button';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Notice } from '@/components/ui/feedback/Notice';
import { ResendButton } from '@/components/ui/feedback/ResendButton';
import { useAuth } from '@/hooks/player/useAuth';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useResendVerification } from './useResendVerification';
import { useT } from '@/hooks/useT';
import type { ModalProps } from '@/store/modal';
import { Saying } from '../entry/entryLook';

/** After the log-in: verify or add the e-mail address, where the operator requires it (M-16, CONF-08). */
export function VerifyEmailDialog({ open, onClose }: ModalProps) {
  const t = useT();
  const urlOf = usePageUrl();
  const { user } = useAuth();
  const resend = useResendVerification();
  const missing = user !== null && user.email === null;
  return (
    <Dialog open={open} onClose={onClose} title={t(missing ? 'verify.addTitle' : 'verify.title')}>
      <Saying>
        {missing && (
          <>
            <p>{t('verify.addText')}</p>
            <ButtonLink look="primary" size="main" wide href={urlOf('edit-profile')}>
              {t('verify.addTitle')}
            </ButtonLink>
          </>
        )}
        {!missing && user?.isEmailVerified && <Notice tone="success">{t('verify.done')}</Notice>}
        {!missing && !user?.isEmailVerified && (
          <>
            {user?.isEmailVerified === false && (
              <p>{user.email ? t('verify.textTo', { email: user.email }) : t('verify.text')}</p>
            )}
            <p>{t('verify.spam')}</p>
            <ResendButton {...resend} />
          </>
        )}
        <Button look="quiet" onClick={onClose}>
          {t(user?.isEmailVerified ? 'ui.close' : 'verify.later')}
        </Button>
      </Saying>
    </Dialog>
  );
}
