import { useState } from 'react';
import { Button } from '@/components/ui/controls/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { CancelQuestion } from '@/components/ui/overlay/CancelQuestion';
import { useT } from '@/hooks/useT';
import { useWrite } from '@/hooks/useWrite';
import type { SecurityChange } from '@/services/account/security';
import type { Answer, Write } from '@/services/http/writes';

type RemoveMethodProps<B> = {
  call: (write: B & Write) => PromiseLike<Answer<SecurityChange>>;
  body: B;
  label: string;
  /** Named to screen readers where a page has several of these. */
  of?: string;
  /** Whether two-step log-in ends with it. */
  isLast: boolean;
  onDone: (change: SecurityChange) => void;
};

/** Takes a method off the account, after a question that says what that does. */
export function RemoveMethod<B extends object>({ call, body, label, of, isLast, onDone }: RemoveMethodProps<B>) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const { state, send, reset } = useWrite(call, {
    onDone: (change) => {
      setAsking(false);
      onDone(change);
    },
  });
  return (
    <>
      <Button
        aria-label={of === undefined ? undefined : `${label}: ${of}`}
        onClick={() => {
          reset();
          setAsking(true);
        }}
      >
        {label}
      </Button>
      {isAsking && (
        <CancelQuestion
          title={t('security.removeTitle')}
          phase={state.phase}
          words={{ keep: t('security.keep'), yes: label, again: t('ui.tryAgain') }}
          onYes={() => send(body)}
          onClose={() => setAsking(false)}
        >
          <p>{t(isLast ? 'security.removeLast' : 'security.removeOne')}</p>
          {(state.phase === 'unknown' || state.phase === 'checking') && (
            <Notice tone="warning">{t('security.unknown')}</Notice>
          )}
          {state.phase === 'refused' && <Notice tone="danger">{state.error.message ?? t('security.refused')}</Notice>}
        </CancelQuestion>
      )}
    </>
  );
}
