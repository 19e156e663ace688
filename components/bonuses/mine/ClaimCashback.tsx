import { RewardButton } from '@/components/ui/controls/RewardButton';
import type { UserBonus } from '@/domain/bonuses/offer';
import { errorKey } from '@/domain/errors/errorKeys';
import { useAlert } from '@/hooks/useAlert';
import { useWrite } from '@/hooks/useWrite';
import { useT } from '@/hooks/useT';
import { useClaimCashbackMutation } from '@/services/bonuses/bonuses';
import { tellBonusTabs } from '@/services/bonuses/bonusTabs';
import { Outcome } from '../parts/Outcome';
import { useMoney } from '../parts/useMoney';

/** Pays a cashback into the balance (BON-09). */
export function ClaimCashback({ bonus }: { bonus: UserBonus }) {
  const { userBonusId, amount, currency } = bonus;
  const t = useT();
  const alert = useAlert();
  const money = useMoney(currency);
  const [claim] = useClaimCashbackMutation();
  const { state, send } = useWrite(claim, {
    onDone: () => {
      alert.success(t('bonus.claimed'));
      tellBonusTabs();
    },
    // The list is read again, and what the card says of it goes with the card (ERR-25).
    onRefused: ({ code }) => {
      const key = errorKey('bonus', code);
      if (key !== 'bonusError.ADD_TO_CALENDAR') return;
      alert.success(t(key));
      tellBonusTabs();
    },
  });
  const busy = state.phase === 'sending' || state.phase === 'checking' || state.phase === 'done';
  return (
    <>
      <Outcome state={state} bonus={bonus} />
      <RewardButton busy={busy} onClick={() => send({ userBonusId })}>
        {amount === null ? t('bonus.claim') : t('bonus.claimAmount', { amount: money(amount) })}
      </RewardButton>
    </>
  );
}
