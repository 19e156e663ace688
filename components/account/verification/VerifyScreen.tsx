import { MailCheck } from 'lucide';
import Router from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { Stack } from '@/components/ui/layout/Page';
import { ScreenHigh } from '@/components/ui/feedback/LoadingPlace';
import { PageIntro } from '@/components/ui/layout/PageIntro';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/feedback/StateBlock';
import { CASINO, HOME } from '@/config/pages/navigation';
import { useLinkToken } from '../entry/useLinkToken';
import { keepExpiredLink } from './expiredLink';
import { goTo } from '@/hooks/address/goTo';
import { openModal } from '@/hooks/address/modalAddress';
import { useAlert } from '@/hooks/useAlert';
import { useFollow } from '@/hooks/address/useFollow';
import { useFormProblem } from '@/hooks/useFormProblem';
import { useT } from '@/hooks/useT';
import { useWrite } from '@/hooks/useWrite';
import { useVerifyEmailMutation } from '@/services/account/auth';

const isExpired = (code: string | undefined) => code === 'LINK_EXPIRED';

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
  const token = useLinkToken();
  const { state, send, askAgain } = useWrite(verify, {
    pauses: [],
    onDone: () => {
      alert.success(t('verify.done'));
      void goTo(Router, 'replace', addressOf(`${CASINO}?modal=login`));
    },
    onRefused: ({ code }) => {
      if (!token || !isExpired(code)) return;
      keepExpiredLink(token);
      void goTo(Router, 'replace', addressOf(`${HOME}?modal=verify-email-expired`));
    },
  });
  const check = useEffectEvent(() => {
    if (token) send({ token });
  });
  useEffect(() => check(), [token]);
  const refusal = state.phase === 'refused' && !isExpired(state.error.code) ? problemOf(state.error).message : null;
  const problem = token === null && state.phase === 'idle' ? t('verify.noToken') : refusal;
  const isLost = state.phase === 'unknown';
  return (
    <ScreenHigh as={Stack}>
      <PageIntro title={t('verify.pageTitle')} />
      {problem === null && !isLost && (
        <>
          <Stack className="needs-script" role="status" aria-label={t('verify.checking')}>
            <p>{t('verify.checking')}</p>
            <Skeleton $shape="line" />
          </Stack>
          <noscript>
            <p>{t('verify.noScript')}</p>
          </noscript>
        </>
      )}
      {isLost && <ErrorState title={t('verify.lost')} onRetry={askAgain} />}
      {problem !== null && (
        <div role="alert">
          <EmptyState
            icon={<Icon of={MailCheck} size={24} />}
            title={problem}
            text={t('verify.voidText')}
            action={
              <Button look="primary" onClick={() => openModal('verify-email-expired')}>
                {t('verify.resend')}
              </Button>
            }
          />
        </div>
      )}
    </ScreenHigh>
  );
}
