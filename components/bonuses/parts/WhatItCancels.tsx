import { Notice } from '@/components/ui/feedback/Notice';
import type { UserBonus } from '@/domain/bonuses/offer';
import { useT } from '@/hooks/useT';
import { useMoney } from './useMoney';

/** What taking a bonus, or a deposit, does to the active bonus; shown before the player agrees (BON-05). */
export function WhatItCancels({ active, byDeposit }: { active: UserBonus | null; byDeposit: boolean }) {
  const t = useT();
  const money = useMoney(active?.currency ?? '');
  if (!active) return <Notice>{t('bonus.cancelsNothing')}</Notice>;
  const { title: name, burn } = active;
  return (
    <Notice tone="warning">
      {burn === null
        ? t(byDeposit ? 'bonus.depositCancelsPlain' : 'bonus.otherActivePlain', { name })
        : t(byDeposit ? 'bonus.depositCancels' : 'bonus.otherActive', { name, amount: money(burn) })}
    </Notice>
  );
}
