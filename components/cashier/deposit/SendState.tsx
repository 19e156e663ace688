import { Button } from '@/components/ui/controls/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { depositErrorKey, type DepositErrorKey } from '@/domain/cashier/deposit/depositError';
import { backendSentence } from '@/domain/errors/errorKeys';
import { openModal } from '@/hooks/address/modalAddress';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import type { CallError } from '@/services/http/call';
import type { PendingDeposit } from '@/services/cashier/pendingDeposit';
import type { Sending } from './useSendDeposit';

type SendStateProps = { state: Sending; onCheck: (pending: PendingDeposit) => void };

/** Outcome of the submit, unless it is the next step itself. */
export function SendState({ state, onCheck }: SendStateProps) {
  const t = useT();
  switch (state.phase) {
    case 'idle':
    case 'sending':
      return null;
    case 'elsewhere':
      return <Notice tone="warning">{t('deposit.elsewhere')}</Notice>;
    case 'refused':
      return <Refused error={state.error} />;
    case 'lost': {
      const reference = referenceOf(state.pending);
      return (
        <Notice tone="warning">
          <p>{t(state.waiting ? 'deposit.checking' : 'deposit.unknown')}</p>
          <p>
            {t('deposit.reference')} <bdi>{reference}</bdi>
          </p>
          {!state.waiting && <Button onClick={() => onCheck(state.pending)}>{t('deposit.checkAgain')}</Button>}
        </Notice>
      );
    }
  }
}

/** Reference for support while the deposit has none of its own: the start of its idempotency key. */
const referenceOf = ({ intent }: PendingDeposit): string => intent.slice(0, 8).toUpperCase();

/** Refusals that offer a next step. */
const VERIFY: readonly DepositErrorKey[] = ['depositError.REQUIRED_EMAIL_VERIFICATION'];
const LIMITS: readonly DepositErrorKey[] = [
  'depositError.PAYMENT_LIMIT_THRESHOLD',
  'depositError.weeklyLimit',
  'depositError.monthlyLimit',
];

function Refused({ error }: { error: CallError }) {
  const t = useT();
  const urlOf = usePageUrl();
  const key = depositErrorKey(error.code, error.details);
  return (
    <Notice tone="danger">
      <p>{backendSentence('deposit', error) ?? t(key)}</p>
      {VERIFY.includes(key) && <Button onClick={() => openModal('verify-email')}>{t('deposit.verifyEmail')}</Button>}
      {LIMITS.includes(key) && <SiteLink href={urlOf('limits')}>{t('deposit.seeLimits')}</SiteLink>}
      {key === 'depositError.GLOBAL_ERROR' && <SiteLink href={urlOf('verify')}>{t('deposit.toDocuments')}</SiteLink>}
      {key === 'depositError.SELF_EXCLUDED' && <SiteLink href={urlOf('withdraw')}>{t('deposit.toWithdraw')}</SiteLink>}
    </Notice>
  );
}
