import { Button } from '@/components/ui/controls/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { SupportReference } from '@/components/ui/feedback/SupportReference';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { depositErrorKey, type DepositErrorKey } from '@/domain/cashier/deposit/depositError';
import { backendSentence } from '@/domain/errors/errorKeys';
import { openModal } from '@/hooks/address/modalAddress';
import { LostNotice } from '@/components/cashier/sending/LostNotice';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import type { CallError } from '@/services/http/call';
import type { Sending } from './useSendDeposit';

type SendStateProps = { state: Sending; onAskAgain: () => void };

/** Outcome of the submit, unless it is the next step itself. */
export function SendState({ state, onAskAgain }: SendStateProps) {
  const t = useT();
  switch (state.phase) {
    case 'idle':
    case 'sending':
    case 'done':
    case 'duplicate':
      return null;
    case 'elsewhere':
      return <Notice tone="warning">{t('deposit.elsewhere')}</Notice>;
    case 'refused':
      return <Refused error={state.error} />;
    case 'checking':
    case 'unknown':
      return (
        <LostNotice
          state={state}
          words={{
            known: t(`deposit.${state.phase}`),
            reference: t('deposit.reference'),
            again: t('deposit.checkAgain'),
          }}
          onAskAgain={onAskAgain}
        />
      );
  }
}

/** Refusals that offer a next step. */
const VERIFY: readonly DepositErrorKey[] = ['depositError.REQUIRED_EMAIL_VERIFICATION'];
const LIMITS: readonly DepositErrorKey[] = [
  'depositError.LIMIT_REQUIRED',
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
      <SupportReference id={error.requestId} />
      {VERIFY.includes(key) && <Button onClick={() => openModal('verify-email')}>{t('deposit.verifyEmail')}</Button>}
      {LIMITS.includes(key) && <SiteLink href={urlOf('limits')}>{t('deposit.seeLimits')}</SiteLink>}
      {key === 'depositError.NOTICE_REQUIRED' && (
        <Button onClick={() => openModal('notices', { before: 'deposit' })}>{t('deposit.readFirst')}</Button>
      )}
      {key === 'depositError.GLOBAL_ERROR' && <SiteLink href={urlOf('verify')}>{t('deposit.toDocuments')}</SiteLink>}
      {key === 'depositError.SELF_EXCLUDED' && <SiteLink href={urlOf('withdraw')}>{t('deposit.toWithdraw')}</SiteLink>}
    </Notice>
  );
}
