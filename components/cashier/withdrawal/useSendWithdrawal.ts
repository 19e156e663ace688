import { useDispatch } from 'react-redux';
import { findDuplicate } from '@/domain/cashier/withdrawal/duplicate';
import type { Withdrawal } from '@/domain/cashier/withdrawal/withdrawal';
import { isStaleQuote } from '@/domain/cashier/withdrawal/staleQuote';
import { inTime, PAUSES_MS } from '@/components/cashier/sending/inTime';
import { useSeen } from '@/components/cashier/sending/useSeen';
import { useWrite, type WriteState } from '@/hooks/useWrite';
import type { CallError } from '@/services/http/call';
import { pendingWithdrawals } from '@/services/cashier/pendingWithdrawal';
import { useConfirmWithdrawalMutation, withdrawalsEndpoint, type Confirmation } from '@/services/cashier/withdrawals';
import { aloneAmongTabs, tellWithdrawalTabs } from '@/services/cashier/withdrawalTabs';
import type { Store } from '@/store/store';

export type Sending = WriteState<Withdrawal>;

type Options = {
  player: string;
  /** Ids of the withdrawals shown on the page. */
  shown: readonly string[];
  /** Called when the quote has expired; nothing was booked. */
  onStale: (error: CallError) => void;
};

/** Requests withdrawals, each exactly once: one idempotency key per confirmed quote, also after a reload. */
export function useSendWithdrawal({ player, shown, onStale }: Options) {
  const seen = useSeen(shown);
  const dispatch = useDispatch<Store['dispatch']>();
  const [confirm] = useConfirmWithdrawalMutation();
  return useWrite<Confirmation, Withdrawal>(confirm, {
    pauses: PAUSES_MS,
    alone: aloneAmongTabs,
    kept: { player, intents: pendingWithdrawals },
    isDuplicate: async ({ paymentMethodId, currencyCode, ...body }) => {
      const known = dispatch(withdrawalsEndpoint.initiate(undefined, { forceRefetch: true, subscribe: false }));
      const asked = { ...body, methodId: paymentMethodId, currency: currencyCode };
      return findDuplicate((await inTime(known)) ?? [], seen, asked) !== null;
    },
    onDone: tellWithdrawalTabs,
    onRefused: (error, here) => {
      if (here && isStaleQuote(error.code)) onStale(error);
    },
  });
}
