import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Notice } from '@/components/ui/Notice';
import { ResendButton } from '@/components/ui/ResendButton';
import { useAuth } from '@/hooks/useAuth';
import { useResendVerification } from '@/hooks/useResendVerification';
import { useT } from '@/hooks/useT';
import type { ModalProps } from '@/store/modal';
import { Saying } from './entryLook';

/** Asks a player who has just signed in to verify the e-mail address, where the operator wants that (M-16, CONF-08). */
export function VerifyEmailDialog({ open, onClose }: ModalProps) {
  const t = useT();
  const { user } = useAuth();
  const resend = useResendVerification();
  return (
    <Dialog open={open} onClose={onClose} title={t('verify.title')}>
      <Saying>
        {user?.isEmailVerified ? (
          <Notice tone="success">{t('verify.done')}</Notice>
        ) : (
          <>
            <p>{user?.email ? t('verify.textTo', { email: user.email }) : t('verify.text')}</p>
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
