import { useState } from 'react';
import { Amount } from '@/components/ui/figures/Amount';
import { Button } from '@/components/ui/controls/Button';
import { CancelQuestion } from '@/components/ui/overlay/CancelQuestion';
import { useLocale } from '@/components/ui/LocaleContext';
import { Notice } from '@/components/ui/feedback/Notice';
import { formatAmount } from '@/domain/format/amount';
import type { Withdrawal } from '@/domain/cashier/withdrawal/withdrawal';
import { backendSentence, errorKey } from '@/domain/errors/errorKeys';
import { useAlert } from '@/hooks/useAlert';
import { isLostWrite, useWrite } from '@/hooks/useWrite';
import { useT } from '@/hooks/useT';
import type { CallError } from '@/services/http/call';
import { useCancelWithdrawalMutation } from '@/services/cashier/withdrawals';
import { tellWithdrawalTabs } from '@/services/cashier/withdrawalTabs';

type CancelWithdrawalProps = {
  withdrawal: Withdrawal;
  /** Called when the withdrawal may have changed and the list has to be refetched. */
  onRefused: () => void;
};

/** Cancels a pending withdrawal after a confirmation (WDR-05, M-25): the whole amount returns, without fees. */
export function CancelWithdrawal({ withdrawal, onRefused }: CancelWithdrawalProps) {
  const t = useT();
  const locale = useLocale();
  const alert = useAlert();
  const [open, setOpen] = useState(false);
  const [cancel] = useCancelWithdrawalMutation();
  const { id, amount, currency } = withdrawal;
  const { state, send, reset } = useWrite(cancel, {
    onDone: () => {
      setOpen(false);
      alert.success(t('withdrawal.cancelled'));
      tellWithdrawalTabs();
    },
  });
  const { phase } = state;
  const words = { keep: t('withdrawal.keep'), yes: t('withdrawal.cancelYes'), again: t('withdrawal.askAgain') };
  const close = () => {
    setOpen(false);
    if (phase === 'refused') onRefused();
  };
  return (
    <>
      <Button
        look="quiet"
        aria-label={t('withdrawal.cancelOf', { amount: formatAmount(locale, amount, currency) ?? amount })}
        onClick={() => {
          reset();
          setOpen(true);
        }}
      >
        {t('withdrawal.cancel')}
      </Button>
      {open && (
        <CancelQuestion
          title={t('withdrawal.cancelTitle')}
          phase={phase}
          words={words}
          onYes={() => send({ id })}
          onClose={close}
        >
          <p className="money">
            <Amount value={amount} currency={currency} />
          </p>
          <p>{t('withdrawal.cancelText')}</p>
          <p>{t('withdrawal.cancelNote')}</p>
          {phase === 'refused' && <Notice tone="danger">{refusal(state.error, t)}</Notice>}
          {isLostWrite(state) && (
            <Notice tone="warning">
              <p>{t(state.phase === 'checking' ? 'withdrawal.cancelChecking' : 'withdrawal.cancelUnknown')}</p>
              <p>
                {t('withdrawal.reference')} <bdi>{withdrawal.reference}</bdi>
              </p>
            </Notice>
          )}
        </CancelQuestion>
      )}
    </>
  );
}

const refusal = (error: CallError, t: ReturnType<typeof useT>): string =>
  backendSentence('withdrawal', error) ?? t(errorKey('withdrawal', error.code));
