import { Button } from '@/components/ui/controls/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { errorKey } from '@/domain/errors/errorKeys';
import { useExcluded } from '@/hooks/player/useExcluded';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import type { CallError } from '@/services/http/call';
import type { PendingWithdrawal } from '@/services/cashier/pendingWithdrawal';
import { MendEmail } from './MendEmail';
import type { Sending } from './useSendWithdrawal';

type SendStateProps = { state: Sending; onCheck: (pending: PendingWithdrawal) => void };

/** Outcome of the confirmation, in words (ERR-34). */
export function SendState({ state, onCheck }: SendStateProps) {
  const t = useT();
  switch (state.phase) {
    case 'idle':
    case 'sending':
      return null;
    case 'elsewhere':
    case 'duplicate':
      return <Notice tone="warning">{t(`withdrawal.${state.phase}`)}</Notice>;
    case 'refused':
      return <Refused error={state.error} />;
    case 'done':
      return (
        <Notice tone="success">
          <p>{t('withdrawal.success')}</p>
          <p>
            {t('withdrawal.reference')} <bdi>{state.withdrawal.reference}</bdi>
          </p>
        </Notice>
      );
    case 'lost':
      return (
        <Notice tone="warning">
          <p>{t(state.waiting ? 'withdrawal.checking' : 'withdrawal.unknown')}</p>
          <p>
            {t('withdrawal.reference')} <bdi>{referenceOf(state.pending)}</bdi>
          </p>
          {!state.waiting && <Button onClick={() => onCheck(state.pending)}>{t('withdrawal.askAgain')}</Button>}
        </Notice>
      );
  }
}

/** Reference for support while the withdrawal has none of its own: the start of its idempotency key. */
const referenceOf = ({ intent }: PendingWithdrawal): string => intent.slice(0, 8).toUpperCase();

const sentences = (details: unknown): string[] =>
  typeof details === 'object' && details !== null
    ? Object.values(details).filter((value): value is string => typeof value === 'string')
    : [];

function Refused({ error: { code, message, details } }: { error: CallError }) {
  const t = useT();
  const urlOf = usePageUrl();
  const excluded = useExcluded() !== null;
  const key = errorKey('withdrawal', code);
  const fields = code === 'VALIDATION' ? sentences(details) : [];
  return (
    <Notice tone="danger">
      <p>{key === 'withdrawal.error.other' && message && fields.length === 0 ? message : t(key)}</p>
      {fields.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {key === 'withdrawal.error.email' && <MendEmail />}
      {key === 'withdrawal.error.deposit' && !excluded && (
        <SiteLink href={urlOf('deposit')}>{t('withdrawal.mend.DEPOSIT_REQUIRED')}</SiteLink>
      )}
    </Notice>
  );
}
