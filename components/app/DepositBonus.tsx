import { Suspense, type ComponentProps } from 'react';
import type { BonusPart } from '@/components/cashier/DepositForm';
import { useSwitchedOff } from '@/hooks/useSwitchedOff';
import { ModalBoundary } from './ModalBoundary';
import { withTexts } from './withTexts';

type Props = ComponentProps<BonusPart>;

const BonusChoice = withTexts<Props>(
  ['bonus', 'bonusError', 'general'],
  async () => (await import('@/components/promotions/BonusChoice')).BonusChoice,
);

/** The choice of a bonus in the cashier, loaded with it; a deposit needs none. */
export function DepositBonus(props: Props) {
  if (useSwitchedOff(['bonuses'])) return null;
  return (
    <ModalBoundary>
      <Suspense>
        <BonusChoice {...props} />
      </Suspense>
    </ModalBoundary>
  );
}
