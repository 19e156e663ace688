import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { dateTimeIn, zoneName } from '@/domain/time/zone';
import type { RewardDay } from '@/domain/rewards/rewardDay';
import { useSettings } from '@/hooks/useSettings';
import { serverNow } from '@/services/http/serverClock';
import { claimRakeback } from '@/store/late/claimRakeback';
import { claimRead, rakebackOf, type ClaimResult } from '@/store/late/rakeback';
import type { State, Store } from '@/store/store';

export type Claim = {
  /** Id of the reward being claimed, here or elsewhere on the page. */
  claiming: string | null;
  /** Result of a claim made by this component; null before, and once it was read. */
  result: ClaimResult | null;
  claim: (reward: RewardDay) => void;
  read: () => void;
};

/** Claims the reward of a day. The visitor's time and zone are sent along but decide nothing (RAKE-17, OP-083). */
export function useClaim(): Claim {
  const dispatch = useDispatch<Store['dispatch']>();
  const { rakebackClaimMethod, calendarTimeZone } = useSettings();
  const { claiming, result } = useSelector((state: State) => rakebackOf(state));
  const [mine, setMine] = useState<string | null>(null);
  return {
    claiming,
    result: result?.bonusId === mine ? result : null,
    claim: ({ claim: bonusId, day }) => {
      if (bonusId === null || claiming !== null) return;
      setMine(bonusId);
      const customerDate = dateTimeIn(calendarTimeZone, new Date(serverNow()));
      const sent = { bonusId, claimDate: day, customerDate, timeZone: zoneName(calendarTimeZone) };
      void dispatch(claimRakeback(sent, rakebackClaimMethod));
    },
    read: () => {
      // Another part of the page may claim the same day again, and tells of it itself.
      setMine(null);
      dispatch(claimRead());
    },
  };
}
