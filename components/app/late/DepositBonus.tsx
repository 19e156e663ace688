import { Suspense, useEffect, useState, type ComponentProps } from 'react';
import type { BonusPart } from '@/components/cashier/deposit/DepositForm';
import { Button } from '@/components/ui/controls/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { useAbsent } from '@/hooks/useAbsent';
import { useT } from '@/hooks/useT';
import { ModalBoundary } from './ModalBoundary';
import { withTexts } from './withTexts';

type Props = ComponentProps<BonusPart>;

const bonusChoice = () =>
  withTexts<Props>(
    ['bonus', 'bonusError', 'general'],
    async () => (await import('@/components/bonuses/choice/BonusChoice')).BonusChoice,
  );

/** The latest attempt: a lazy component that failed to load stays failed, so a retry replaces it. */
let latest = bonusChoice();

/** The bonus choice in the cashier. Deposits wait for it, because it says what the deposit would cancel. */
export function DepositBonus(props: Props) {
  const { onState } = props;
  const off = useAbsent('offers');
  const [{ tries, Choice }, setTry] = useState(() => ({ tries: 1, Choice: latest }));
  useEffect(() => {
    if (off) onState('ready');
  }, [off, onState]);
  if (off) return null;
  const again = () => {
    onState('loading');
    latest = bonusChoice();
    setTry({ tries: tries + 1, Choice: latest });
  };
  return (
    <ModalBoundary key={tries} fallback={<Failed onState={onState} onRetry={again} />}>
      <Suspense fallback={<Loading />}>
        <Choice {...props} />
      </Suspense>
    </ModalBoundary>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={useT()('ui.loading')}>
      <Skeleton $shape="line" />
    </div>
  );
}

function Failed({ onState, onRetry }: Pick<Props, 'onState'> & { onRetry: () => void }) {
  const t = useT();
  useEffect(() => onState('failed'), [onState]);
  return (
    <Notice tone="danger">
      <p>{t('deposit.bonusFailed')}</p>
      <Button onClick={onRetry}>{t('ui.tryAgain')}</Button>
    </Notice>
  );
}
