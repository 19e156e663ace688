import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useLocale } from '@/components/ui/LocaleContext';
import { dateTimeIn, zoneName } from '@/domain/time/zone';
import type { RewardDay } from '@/domain/rewards/rewardDay';
import { useAlert } from '@/hooks/useAlert';
import { useSettings } from '@/hooks/useSettings';
import { useT } from '@/hooks/useT';
import { serverNow } from '@/services/http/serverClock';
import { claimRakeback } from '@/store/late/claimRakeback';
import { claimRead, rakebackOf, type ClaimResult } from '@/store/late/rakeback';
import type { State, Store } from '@/store/store';
import { claimWords } from './claimWords';

export type Claim = {
  /** Id of the reward being claimed, here or elsewhere on the page. */
  claiming: string | null;
  /** Result of a claim made by this component; null before, and once it was read. */
  result: ClaimResult | null;
  claim: (reward: RewardDay) => void;
  read: () => void;
};

/**
 * Claims the reward of a day. The visitor's time and zone are sent along but decide nothing (RAKE-17, OP-083). What the
 * player has not read when this leaves the page, or what comes only then, is told in a toast.
 */
export function useClaim(currency: string): Claim {
  const store = useStore() as Store;
  const t = useT();
  const locale = useLocale();
  const alert = useAlert();
  const { rakebackClaimMethod, calendarTimeZone } = useSettings();
  const { claiming, result } = useSelector((state: State) => rakebackOf(state));
  const [mine, setMine] = useState<string | null>(null);
  const ended = useRef<Promise<void> | null>(null);
  const leave = useEffectEvent(async () => {
    await ended.current;
    const { result: last, days } = rakebackOf(store.getState());
    if (last === null || last.bonusId !== mine) return;
    const paid = days?.find(({ bonusId }) => bonusId === mine)?.paidAt != null;
    alert[last.kind === 'paid' ? 'success' : 'error'](claimWords(t, locale, last, { currency, paid }));
    store.dispatch(claimRead());
  });
  useEffect(() => () => void leave(), []);
  return {
    claiming,
    result: result?.bonusId === mine ? result : null,
    claim: ({ claim: bonusId, day }) => {
      if (bonusId === null || claiming !== null) return;
      setMine(bonusId);
      const customerDate = dateTimeIn(calendarTimeZone, new Date(serverNow()));
      const sent = { bonusId, claimDate: day, customerDate, timeZone: zoneName(calendarTimeZone) };
      ended.current = store.dispatch(claimRakeback(sent, rakebackClaimMethod));
    },
    read: () => {
      // Another part of the page may claim the same day again, and tells of it itself.
      setMine(null);
      store.dispatch(claimRead());
    },
  };
}
