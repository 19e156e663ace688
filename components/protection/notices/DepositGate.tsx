import { useState, type ReactNode } from 'react';
import { Stack, PageHeading } from '@/components/ui/layout/Page';
import { LoadingPlace } from '@/components/ui/feedback/LoadingPlace';
import { useT } from '@/hooks/useT';
import { Tool } from '../parts/look';
import { takeFocus } from '../parts/takeFocus';
import { FirstLimits } from './FirstLimits';
import { FundsNotice } from './FundsNotice';
import { NOTICE_TITLES } from './NoticeDialog';
import { SecondStepNotice } from './SecondStepNotice';
import { useDue, useStep } from './useDue';

/**
 * The cashier, once the player has read and answered what comes before a deposit. The address stays, and with it what
 * the player came for.
 */
export function DepositGate({ children }: { children: ReactNode }) {
  const t = useT();
  const { steps, isKnown } = useDue('deposit');
  const [hasPassed, setPassed] = useState(false);
  const { step, onHold } = useStep(steps);
  if (!hasPassed && isKnown && !step) setPassed(true);
  if (hasPassed) return children;
  if (!step) return <LoadingPlace />;
  return (
    <Stack>
      <PageHeading>
        <h1>{t('notice.beforeDeposit')}</h1>
      </PageHeading>
      <Tool as="section" key={step.kind}>
        <h2 ref={takeFocus} tabIndex={-1}>
          {t(NOTICE_TITLES[step.kind])}
        </h2>
        {step.kind === 'secondStep' && <SecondStepNotice />}
        {step.kind === 'funds' && <FundsNotice key={step.id} step={step} />}
        {step.kind === 'limits' && <FirstLimits step={step} onHold={onHold} />}
      </Tool>
    </Stack>
  );
}
