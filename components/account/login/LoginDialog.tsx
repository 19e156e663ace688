import { useState } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { useT } from '@/hooks/useT';
import type { ModalProps } from '@/store/modal';
import { EntryAside } from '../entry/EntryAside';
import { EntryTabs } from '../entry/EntryTabs';
import { ForgotPassword } from './ForgotPassword';
import { LoginForm } from './LoginForm';

/** Log-in and password reset request (M-01, M-27). It closes by itself once there is a session. */
export function LoginDialog({ open, onClose }: ModalProps) {
  const t = useT();
  const [forgotten, setForgotten] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="wide"
      title={forgotten ? t('login.forgotTitle') : t('login.title')}
      aside={<EntryAside />}
    >
      {forgotten ? (
        <ForgotPassword onBack={() => setForgotten(false)} />
      ) : (
        <>
          <EntryTabs at="login" />
          <LoginForm onForgotten={() => setForgotten(true)} />
        </>
      )}
    </Dialog>
  );
}
