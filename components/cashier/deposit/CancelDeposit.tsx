import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/controls/Button';
import { isLost } from '@/services/http/call';
import { createIntents } from '@/services/http/intents';
import { useCancelDepositMutation } from '@/services/cashier/cashier';
import { useT } from '@/hooks/useT';
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

type Problem = 'deposit.cancelLost' | 'deposit.cancelTooLate';

type CancelDepositProps = {
  id: string;
  /** Called when the deposit may have changed and has to be refetched. */
  onGone: () => void;
};

/** Cancels a deposit after a confirmation: a player who has just paid must not lose track of it. */
export function CancelDeposit({ id, onGone }: CancelDepositProps) {
  const t = useT();
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [intents] = useState(createIntents);
  const [cancel, { isLoading }] = useCancelDepositMutation();
  const give = async () => {
    if (isLoading) return;
    setProblem(null);
    const { error } = await cancel({ id, intent: intents.keyOf(id) });
    if (!isLost(error)) intents.answered(id);
    if (error) setProblem(isLost(error) ? 'deposit.cancelLost' : 'deposit.cancelTooLate');
    onGone();
  };
  return (
    <Root>
      {asked ? (
        <>
          <p>{t('deposit.cancelSure')}</p>
          <Button busy={isLoading} onClick={() => void give()}>
            {t('deposit.cancelYes')}
          </Button>
          <Button look="quiet" onClick={() => setAsked(false)}>
            {t('deposit.cancelNo')}
          </Button>
        </>
      ) : (
        <Button look="quiet" onClick={() => setAsked(true)}>
          {t('deposit.cancel')}
        </Button>
      )}
      <p role="alert">{problem && t(problem)}</p>
    </Root>
  );
}
