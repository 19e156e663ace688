import { CircleAlert, X } from 'lucide';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { openResult } from '@/components/cashier/payment/resultDialog';
import { MethodName } from '@/components/cashier/methods/MethodName';
import { useMethodName } from '@/components/cashier/methods/useMethodName';
import { useMethods } from '@/components/cashier/methods/useMethods';
import { Amount } from '@/components/ui/figures/Amount';
import { Button, ButtonLink } from '@/components/ui/controls/Button';
import { Icon } from '@/components/ui/pictures/Icon';
import { IconButton } from '@/components/ui/controls/IconButton';
import { alternativeTo } from '@/domain/cashier/methods/alternative';
import type { Deposit } from '@/domain/cashier/deposit/deposit';
import { failedDeposit } from '@/domain/cashier/deposit/failedDeposit';
import { metMethod } from '@/domain/cashier/methods/metMethod';
import { outcomeOf } from '@/domain/cashier/deposit/outcome';
import { useAddress } from '@/hooks/address/useAddress';
import { useAuth } from '@/hooks/player/useAuth';
import { useExcluded } from '@/hooks/player/useExcluded';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import { lateDepositsEndpoint } from '@/services/cashier/cashier';
import { serverNow } from '@/services/http/serverClock';
import type { Store } from '@/store/store';
import { media } from '@/themes/media';
import { token } from '@/themes/token';

/** Above the bottom bar on a phone; elsewhere in the bottom end corner, like all toasts. */
const Root = styled.div`
  position: fixed;
  inset-inline: ${token('space-16')};
  inset-block-end: calc(84px + env(safe-area-inset-bottom));
  z-index: ${token('z-toast')};
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${token('space-8')} ${token('space-12')};
  align-items: start;
  padding: ${token('space-12')} ${token('space-8')} ${token('space-16')} ${token('space-16')};
  border: 1px solid ${token('border-strong')};
  border-radius: ${token('radius-lg')};
  background: ${token('surface3')};
  box-shadow: ${token('shadow-lg')};

  > svg {
    margin-block-start: ${token('space-12')};
    color: ${token('danger-text')};
  }
  > p {
    padding-block: 10px;
    font-size: 15px;
    line-height: 22px;
  }
  b {
    display: block;
    font-weight: 650;
  }
  > div {
    grid-column: 2 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-8')};
  }
  ${media.tablet} {
    inset-inline: auto ${token('space-24')};
    inset-block-end: ${token('space-24')};
    inline-size: 440px;
    max-inline-size: calc(100vw - 2 * ${token('space-24')});
  }
`;

/** The failed deposit the message refers to, from the backend; null if it tells of none, undefined while it is asked. */
function useFailed(method: string): Deposit | null | undefined {
  const dispatch = useDispatch<Store['dispatch']>();
  const [deposit, setDeposit] = useState<Deposit | null>();
  useEffect(() => {
    let left = false;
    void dispatch(lateDepositsEndpoint.initiate(undefined, { forceRefetch: true, subscribe: false })).then(
      ({ data }) => {
        if (!left) setDeposit(failedDeposit(method, data ?? [], serverNow()));
      },
    );
    return () => void (left = true);
  }, [dispatch, method]);
  return deposit;
}

/**
 * After a socket message about a failed deposit: names its method and offers another one (PAY-19, A17), with amount and
 * reason where the backend tells of the deposit. Renders nothing if the page already shows it.
 */
export function FailedDepositNotice({ method, onDismiss }: { method: string; onDismiss: () => void }) {
  const t = useT();
  const nameOf = useMethodName();
  const urlOf = usePageUrl();
  const { user } = useAuth();
  const { methods } = useMethods(user);
  const deposit = useFailed(method);
  const shown = useAddress('deposit');
  const isShown = shown !== null && shown === deposit?.id;
  const mayPay = useExcluded() === null;
  const known = metMethod(method, methods ?? []);
  const alternative = mayPay ? alternativeTo(known?.name ?? method, methods ?? []) : null;
  const isTaken = useAddress('method') === alternative?.name;
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (isTaken) dismiss();
  }, [isTaken]);
  if (deposit === undefined || isShown) return null;
  return (
    <Root role="alert">
      <Icon of={CircleAlert} />
      <p>
        <b>{t('depositResult.notice.title')}</b>
        <MethodName title={known?.title ?? method} />
        {deposit && (
          <>
            {' · '}
            <Amount value={deposit.amount} currency={deposit.currency} />
          </>
        )}
      </p>
      <IconButton label={t('ui.dismiss')} onClick={onDismiss}>
        <Icon of={X} size={16} />
      </IconButton>
      <div>
        {deposit && (
          <Button look="outline" onClick={() => openResult(deposit, outcomeOf(deposit.status))}>
            {t('depositResult.notice.more')}
          </Button>
        )}
        {alternative && (
          <ButtonLink look="primary" href={`${urlOf('deposit')}?${new URLSearchParams({ method: alternative.name })}`}>
            {t('depositResult.alternative', { method: nameOf(alternative.title).words })}
          </ButtonLink>
        )}
      </div>
    </Root>
  );
}
