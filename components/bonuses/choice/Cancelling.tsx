import type { UserBonus } from '@/domain/bonuses/offer';
import { useT } from '@/hooks/useT';
import { Tick, type TickProps } from '../parts/Tick';
import { WhatItCancels } from '../parts/WhatItCancels';

type CancellingProps = Omit<TickProps, 'label' | 'problem'> & {
  /** The active bonus, which a deposit cancels. */
  bonus: UserBonus;
  /** The form was submitted without the confirmation. */
  missing: boolean;
};

/** A deposit cancels the active bonus: states what is lost and asks for confirmation (BON-05). */
export function Cancelling({ bonus, missing, ...tick }: CancellingProps) {
  const t = useT();
  return (
    <>
      <WhatItCancels active={bonus} byDeposit />
      <Tick {...tick} label={t('bonus.choice.sure')} problem={missing ? t('bonus.choice.sureFirst') : null} />
    </>
  );
}
