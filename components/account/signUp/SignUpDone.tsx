import { useEffect, useRef } from 'react';
import { MailCheck, UserRoundCheck } from 'lucide';
import { Button } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { ResendButton } from '@/components/ui/feedback/ResendButton';
import { EmptyState } from '@/components/ui/feedback/StateBlock';
import { swapModal } from '@/hooks/address/modalAddress';
import { useResendVerification } from '@/components/account/verification/useResendVerification';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import type { AfterSignUp } from '@/store/signUp';
import { useAfterRegistration } from './useAfterRegistration';

/** Shown when the account exists but nobody is signed in: the next step (OP-043, OP-044). Takes the focus. */
export function SignUpDone({ next, email }: { next: AfterSignUp; email: string }) {
  const t = useT();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  const openPage = useAfterRegistration();
  const logIn = () => (openPage ? openPage('?modal=login') : swapModal('login'));
  const noResend = useAbsent('emailVerification');
  const resend = useResendVerification({ email });
  return (
    <div ref={root} tabIndex={-1} role="status">
      {next === 'checkEmail' && email !== '' ? (
        <EmptyState
          icon={<Icon of={MailCheck} size={24} />}
          title={t('account.done.checkEmail')}
          text={t('account.done.checkEmailText', { email })}
          action={!noResend && <ResendButton {...resend} />}
        />
      ) : (
        <EmptyState
          icon={<Icon of={UserRoundCheck} size={24} />}
          title={t('account.done.registered')}
          text={t(next === 'registered' ? 'account.done.noLogin' : 'account.done.signIn')}
          action={
            next !== 'registered' && (
              <Button look="primary" onClick={logIn}>
                {t('account.entry.login')}
              </Button>
            )
          }
        />
      )}
    </div>
  );
}
