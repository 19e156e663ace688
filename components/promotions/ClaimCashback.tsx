import { RewardButton } from '@/components/ui/RewardButton';
import type { UserBonus } from '@/domain/bonus/offer';
import { useAlert } from '@/hooks/useAlert';
import { useIntent } from '@/hooks/useIntent';
import { useT } from '@/hooks/useT';
import { useClaimCashbackMutation } from '@/services/bonuses';
import { tellBonusTabs } from '@/services/bonusTabs';
import { Outcome } from './Outcome';
import { useMoney } from './useMoney';

/** Has a cashback paid into the balance (BON-09). */
export function ClaimCashback({ bonus: { userBonusId, amount, currency } }: { bonus: UserBonus }) {
  const t = useT();
  const alert = useAlert();
  const money = useMoney(currency);
  const [claim] = useClaimCashbackMutation();
  const { state, send } = useIntent<UserBonus>(() => {
    alert.success(t('bonus.claimed'));
    tellBonusTabs();
  });
  const busy = state.phase === 'sending' || state.phase === 'checking' || state.phase === 'done';
  return (
    <>
      <Outcome state={state} />
      <RewardButton busy={busy} onClick={() => send((write) => claim({ ...write, userBonusId }))}>
        {amount === null ? t('bonus.claim') : t('bonus.claimAmount', { amount: money(amount) })}
      </RewardButton>
    </>
  );
}
