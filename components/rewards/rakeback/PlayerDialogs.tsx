import { useState } from 'react';
import type { RewardDay } from '@/domain/rewards/rewardDay';
import { useAbsent } from '@/hooks/useAbsent';
import { ClaimResultDialog } from './ClaimResultDialog';
import { DayDialog } from './DayDialog';
import type { Chosen } from '../days/useChosenDay';
import { useClaim } from './useClaim';
import type { PlayerDays } from './usePlayerCalendar';

type PlayerDialogsProps = {
  chosen: Chosen | null;
  calendar: PlayerDays;
};

/** Details of the pressed day in its current state, and the result of its claim. */
export function PlayerDialogs({ chosen, calendar }: PlayerDialogsProps) {
  const { days, currency } = calendar;
  const claim = useClaim(currency);
  const noReceipts = useAbsent('receipts');
  const [last, setLast] = useState(claim.result);
  if (claim.result !== null && claim.result !== last) setLast(claim.result);
  const now = (day: string): RewardDay | undefined => days?.find((reward) => reward.day === day);
  const reward = chosen && (now(chosen.reward.day) ?? { ...chosen.reward, claim: null });
  return (
    <>
      {chosen && reward && (
        <DayDialog
          {...chosen}
          {...calendar}
          reward={reward}
          open={chosen.open && claim.result === null}
          claim={claim}
          hasReceipt={reward.amount > 0n && !noReceipts}
        />
      )}
      {last && (
        <ClaimResultDialog
          open={claim.result !== null}
          result={last}
          currency={currency}
          paid={now(last.day)?.paidAt != null}
          onClose={() => {
            chosen?.close();
            claim.read();
          }}
        />
      )}
    </>
  );
}
