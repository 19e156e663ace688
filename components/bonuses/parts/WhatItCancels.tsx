import { useSelector } from 'react-redux';
import { Notice } from '@/components/ui/feedback/Notice';
import type { UserBonus } from '@/domain/bonuses/offer';
import { useT } from '@/hooks/useT';
import { userDetailsEndpoint } from '@/services/account/profile';
import { useMoney } from './useMoney';

const selectDetails = userDetailsEndpoint.select();

/** What taking a bonus, or a deposit, does to the active bonus; shown before the player agrees (BON-05). */
export function WhatItCancels({ active, byDeposit }: { active: UserBonus | null; byDeposit: boolean }) {
  const t = useT();
  const money = useMoney(active?.currency ?? '');
  const isTold = useSelector(selectDetails).data?.activeBonus !== undefined;
  if (!active) return <Notice>{t(isTold ? 'bonus.cancelsNothing' : 'bonus.onlyOne')}</Notice>;
  const { title: name, burn } = active;
  return (
    <Notice tone="warning">
      {burn === null
        ? t(byDeposit ? 'bonus.depositCancelsPlain' : 'bonus.otherActivePlain', { name })
        : t(byDeposit ? 'bonus.depositCancels' : 'bonus.otherActive', { name, amount: money(burn) })}
    </Notice>
  );
}
