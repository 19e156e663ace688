import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { useCancelDepositMutation } from '@/services/cashier/cashier';
import { useFormProblem } from '@/hooks/useFormProblem';
import { useT } from '@/hooks/useT';
import { useWrite } from '@/hooks/useWrite';
import { token } from '@/themes/token';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-8')};

  p {
    inline-size: 100%;
    font: 400 ${token('type-sm')} ${token('font-text')};
  }
`;

type CancelDepositProps = {
  id: string;
  /** Whether it still can be; what was answered stays to be read. */
  isPossible: boolean;
  /** Called when the deposit may have changed and has to be refetched. */
  onGone: () => void;
};

/** Cancels a deposit after a confirmation: a player who has just paid must not lose track of it. */
export function CancelDeposit({ id, isPossible, onGone }: CancelDepositProps) {
  const t = useT();
  const problemOf = useFormProblem();
  const [asked, setAsked] = useState(false);
  const [cancel] = useCancelDepositMutation();
  const { state, send } = useWrite(cancel, { pauses: [], onDone: onGone, onRefused: onGone, onLost: onGone });
  const { phase } = state;
  return (
    <Root>
      {isPossible && asked && (
        <>
          <p>{t('deposit.cancelSure')}</p>
          <Button busy={phase === 'sending' || phase === 'checking'} onClick={() => send({ id })}>
            {t('deposit.cancelYes')}
          </Button>
          <Button look="quiet" onClick={() => setAsked(false)}>
            {t('deposit.cancelNo')}
          </Button>
        </>
      )}
      {isPossible && !asked && (
        <Button look="quiet" onClick={() => setAsked(true)}>
          {t('deposit.cancel')}
        </Button>
      )}
      <p role="alert">
        {phase === 'unknown' && t('deposit.cancelLost')}
        {phase === 'refused' &&
          (state.error.code === 'NOT_CANCELLABLE' ? t('deposit.cancelTooLate') : problemOf(state.error).message)}
      </p>
    </Root>
  );
}
