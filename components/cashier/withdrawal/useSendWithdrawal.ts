import { useDispatch } from 'react-redux';
import { findDuplicate } from '@/domain/cashier/withdrawal/duplicate';
import type { Withdrawal } from '@/domain/cashier/withdrawal/withdrawal';
import { isStaleQuote } from '@/domain/cashier/withdrawal/staleQuote';
import { useSeen } from '@/components/cashier/sending/useSeen';
import { inTime, useSendOnce, type Sending as SendingOf } from '@/components/cashier/sending/useSendOnce';
import type { CallError } from '@/services/http/call';
import { pendingWithdrawals } from '@/services/cashier/pendingWithdrawal';
import { useConfirmWithdrawalMutation, withdrawalsEndpoint, type Confirmation } from '@/services/cashier/withdrawals';
import { aloneAmongTabs, tellWithdrawalTabs } from '@/services/cashier/withdrawalTabs';
import type { Store } from '@/store/store';

type Ended =
  /** Another tab or device has requested the same meanwhile; nothing was sent. */
  { phase: 'duplicate' } | { phase: 'done'; withdrawal: Withdrawal };

export type Sending = SendingOf<Confirmation, Ended>;

const TABS = { tell: tellWithdrawalTabs, alone: aloneAmongTabs };

type Options = {
  player: string;
  /** Ids of the withdrawals shown on the page. */
  shown: readonly string[];
  /** Called when the quote has expired; nothing was booked. */
  onStale: (error: CallError) => void;
};

/** Requests withdrawals, each exactly once (useSendOnce): one idempotency key per confirmed quote. */
export function useSendWithdrawal({ player, shown, onStale }: Options) {
  const seen = useSeen(shown);
  const dispatch = useDispatch<Store['dispatch']>();
  const [confirm] = useConfirmWithdrawalMutation();
  return useSendOnce<Confirmation, Withdrawal, Ended>({
    player,
    kept: pendingWithdrawals,
    tabs: TABS,
    call: confirm,
    duplicate: async ({ paymentMethodId, currencyCode, ...body }) => {
      const known = dispatch(withdrawalsEndpoint.initiate(undefined, { forceRefetch: true, subscribe: false }));
      const asked = { ...body, methodId: paymentMethodId, currency: currencyCode };
      return findDuplicate((await inTime(known)) ?? [], seen, asked) && { phase: 'duplicate' };
    },
    taken: (withdrawal) => ({ phase: 'done', withdrawal }),
    refused: (error, here) => {
      if (!isStaleQuote(error.code)) return { phase: 'refused', error };
      if (here) onStale(error);
      return { phase: 'idle' };
    },
  });
}
