import { Notice } from '@/components/ui/feedback/Notice';
import { SupportReference } from '@/components/ui/feedback/SupportReference';
import { SiteLink } from '@/components/ui/controls/SiteLink';
import { LostNotice } from '@/components/cashier/sending/LostNotice';
import { isStaleQuote } from '@/domain/cashier/withdrawal/staleQuote';
import { backendSentence, errorKey } from '@/domain/errors/errorKeys';
import { useAbsent } from '@/hooks/useAbsent';
import { useExcluded } from '@/hooks/player/useExcluded';
import { usePageUrl } from '@/hooks/address/usePageUrl';
import { useT } from '@/hooks/useT';
import type { CallError } from '@/services/http/call';
import { MendEmail } from './MendEmail';
import type { Sending } from './useSendWithdrawal';

type SendStateProps = {
  state: Sending;
  /** Whether a quote is shown. */
  quoted: boolean;
  onAskAgain: () => void;
};

/** Outcome of the confirmation, in words (ERR-34). */
export function SendState({ state, quoted, onAskAgain }: SendStateProps) {
  const t = useT();
  const isListed = !useAbsent('withdrawalList');
  switch (state.phase) {
    case 'idle':
    case 'sending':
      return null;
    case 'elsewhere':
    case 'duplicate':
      return <Notice tone="warning">{t(`withdrawal.${state.phase}`)}</Notice>;
    case 'refused':
      if (!isStaleQuote(state.error.code)) return <Refused error={state.error} />;
      // A stale quote is replaced by a new one, which says so; after a reload there is none.
      return quoted ? null : <Notice tone="warning">{t('withdrawal.expired')}</Notice>;
    case 'done':
      return (
        <Notice tone="success">
          <p>{t(isListed ? 'withdrawal.success' : 'withdrawal.taken')}</p>
          {state.answer.reference !== '' && (
            <p>
              {t('withdrawal.reference')} <bdi>{state.answer.reference}</bdi>
            </p>
          )}
        </Notice>
      );
    case 'checking':
    case 'unknown':
      return (
        <LostNotice
          state={state}
          words={{
            known: t(`withdrawal.${state.phase}`),
            reference: t('withdrawal.reference'),
            again: t('withdrawal.askAgain'),
          }}
          onAskAgain={onAskAgain}
        />
      );
  }
}

const sentences = (details: unknown): string[] =>
  typeof details === 'object' && details !== null
    ? Object.values(details).filter((value): value is string => typeof value === 'string')
    : [];

function Refused({ error }: { error: CallError }) {
  const t = useT();
  const urlOf = usePageUrl();
  const excluded = useExcluded() !== null;
  const { code, details } = error;
  const key = errorKey('withdrawal', code);
  const fields = code === 'VALIDATION' ? sentences(details) : [];
  return (
    <Notice tone="danger">
      <p>{(fields.length === 0 && backendSentence('withdrawal', error)) || t(key)}</p>
      <SupportReference id={error.requestId} />
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
