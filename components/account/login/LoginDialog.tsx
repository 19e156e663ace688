import { lazy, Suspense, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Loading } from '@/components/ui/feedback/Loading';
import { Dialog } from '@/components/ui/overlay/Dialog';
import type { SecondStepAsked } from '@/domain/account/security/security';
import { useT } from '@/hooks/useT';
import { signedOut } from '@/store/auth';
import type { ModalProps } from '@/store/modal';
import type { State, Store } from '@/store/store';
import { arrivedSecondStep } from '@/store/switchAccount';
import { EntryAside } from '../entry/EntryAside';
import { EntryTabs, useHasEntryTabs } from '../entry/EntryTabs';
import { ForgotPassword } from './ForgotPassword';
import { LoginForm } from './LoginForm';

const LoginSecondStep = lazy(async () => ({
  default: (await import('../security/LoginSecondStep')).LoginSecondStep,
}));

/** Log-in, its second step, and password reset request (M-01, M-27). It closes by itself once there is a session. */
export function LoginDialog({ open, onClose }: ModalProps) {
  const t = useT();
  const hasTabs = useHasEntryTabs();
  const [forgotten, setForgotten] = useState(false);
  const dispatch = useDispatch<Store['dispatch']>();
  const [afterPassword, setAsked] = useState<SecondStepAsked | null>(null);
  const waits = useSelector(({ auth }: State) => auth.error === 'SECOND_STEP');
  const asked = afterPassword ?? (waits ? dispatch(arrivedSecondStep()) : null);
  const back = () => {
    setAsked(null);
    if (waits) dispatch(signedOut(null));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="wide"
      title={asked ? t('secondStep.title') : forgotten ? t('login.forgotTitle') : t('login.title')}
      aside={<EntryAside />}
      head={hasTabs && !asked && !forgotten && <EntryTabs at="login" />}
    >
      {asked ? (
        <Suspense fallback={<Loading />}>
          <LoginSecondStep asked={asked} onBack={back} />
        </Suspense>
      ) : forgotten ? (
        <ForgotPassword onBack={() => setForgotten(false)} />
      ) : (
        <LoginForm onForgotten={() => setForgotten(true)} onSecondStep={setAsked} />
      )}
    </Dialog>
  );
}
