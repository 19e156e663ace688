import { MailCheck } from 'lucide';
import Router from 'next/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { Stack } from '@/components/ui/layout/Page';
import { PageIntro } from '@/components/ui/layout/PageIntro';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/feedback/StateBlock';
import { CASINO, HOME } from '@/config/pages/navigation';
import { keepExpiredLink } from './expiredLink';
import { goTo } from '@/hooks/address/goTo';
import { openModal } from '@/hooks/address/modalAddress';
import { useAlert } from '@/hooks/useAlert';
import { useFollow } from '@/hooks/address/useFollow';
import { useFormProblem } from '@/hooks/useFormProblem';
import { useT } from '@/hooks/useT';
import { useVerifyEmailMutation } from '@/services/account/auth';
import { asCallError, isLost } from '@/services/http/call';
import { createIntents } from '@/services/http/intents';

type State = { phase: 'checking' } | { phase: 'lost' | 'void'; message: string };

/**
 * Target of the link in a verification message (P-44, OP-026): verifies the address at once, then opens the casino with
 * the log-in (MODAL-10), or offers a new link if this one expired (MODAL-11).
 */
export function VerifyScreen() {
  const t = useT();
  const alert = useAlert();
  const { addressOf } = useFollow();
  const problemOf = useFormProblem();
  const [verify] = useVerifyEmailMutation();
  const [state, setState] = useState<State>({ phase: 'checking' });
  const [intents] = useState(createIntents);

  const check = async () => {
    const token = new URLSearchParams(location.search).get('token');
    if (!token) return setState({ phase: 'void', message: t('verify.noToken') });
    setState({ phase: 'checking' });
    const { error } = await verify({ token, intent: intents.keyOf(token) });
    if (!isLost(error)) intents.answered(token);
    if (!error) {
      alert.success(t('verify.done'));
      return void goTo(Router, 'replace', addressOf(`${CASINO}?modal=login`));
    }
    const { code, network } = asCallError(error);
    if (code === 'LINK_EXPIRED') {
      keepExpiredLink(token);
      return void goTo(Router, 'replace', addressOf(`${HOME}?modal=verify-email-expired`));
    }
    setState({ phase: network ? 'lost' : 'void', message: network ? t('verify.lost') : problemOf(error).message });
  };
  const first = useEffectEvent(() => void check());
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    first();
  }, []);
  return (
    <Stack>
      <PageIntro title={t('verify.pageTitle')} />
      {state.phase === 'checking' && (
        <Stack role="status" aria-label={t('verify.checking')}>
          <p>{t('verify.checking')}</p>
          <Skeleton $shape="line" />
        </Stack>
      )}
      {state.phase === 'lost' && <ErrorState title={state.message} onRetry={() => void check()} />}
      {state.phase === 'void' && (
        <EmptyState
          icon={<Icon of={MailCheck} size={24} />}
          title={state.message}
          text={t('verify.voidText')}
          action={
            <Button look="primary" onClick={() => openModal('verify-email-expired')}>
              {t('verify.resend')}
            </Button>
          }
        />
      )}
    </Stack>
  );
}
