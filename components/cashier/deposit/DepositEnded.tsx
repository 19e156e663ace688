import { Amount } from '@/components/ui/figures/Amount';
import { Button, ButtonLink } from '@/components/ui/controls/Button';
import { Notice, type NoticeTone } from '@/components/ui/feedback/Notice';
import type { Deposit } from '@/domain/cashier/deposit/deposit';
import { depositErrorKey } from '@/domain/cashier/deposit/depositError';
import { moneyMoved, outcomeOf, type DepositOutcome } from '@/domain/cashier/deposit/outcome';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';

const TONES: Readonly<Record<DepositOutcome, NoticeTone>> = {
  success: 'success',
  failed: 'danger',
  returned: 'warning',
  declined: 'danger',
  cancelled: 'info',
  pending: 'info',
};

/** Outcome of an ended deposit, as reported by the backend; shown while the address names it. */
export function DepositEnded({ deposit, onAnew }: { deposit: Deposit; onAnew: () => void }) {
  const t = useT();
  const urlOf = usePageUrl();
  const { status, creditedAmount, currency, failure } = deposit;
  const outcome = outcomeOf(status);
  return (
    <>
      <Notice tone={TONES[outcome]}>
        <b>{t(`deposit.end.${outcome}`)}</b>
        {outcome === 'success' && creditedAmount !== null && (
          <p>
            {t('deposit.credited')} <Amount value={creditedAmount} currency={currency} />
          </p>
        )}
        {failure !== null && <p>{t(depositErrorKey(failure))}</p>}
        {moneyMoved(deposit) === 'held' && <p>{t('depositResult.money.held')}</p>}
      </Notice>
      <div>
        <Button look="primary" onClick={onAnew}>
          {t('deposit.anew')}
        </Button>{' '}
        <ButtonLink href={urlOf('transactions')}>{t('deposit.place.transactions')}</ButtonLink>
      </div>
    </>
  );
}
