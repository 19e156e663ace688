import { useDispatch } from 'react-redux';
import type { Deposit } from '@/domain/cashier/deposit/deposit';
import { findDuplicate } from '@/domain/cashier/deposit/duplicate';
import { inTime, PAUSES_MS } from '@/components/cashier/sending/inTime';
import { useSeen } from '@/components/cashier/sending/useSeen';
import { useWrite, type WriteState } from '@/hooks/useWrite';
import { openDepositsEndpoint, useCreateDepositMutation, type NewDeposit } from '@/services/cashier/cashier';
import { aloneAmongTabs, tellDepositTabs } from '@/services/cashier/depositTabs';
import { pendingDeposits } from '@/services/cashier/pendingDeposit';
import type { Store } from '@/store/store';

export type Sending = WriteState<Deposit>;

type Options = {
  player: string;
  /** The open deposits shown on the page. */
  open: readonly Deposit[];
  /** Called when the deposit exists, including one recovered after a lost answer. */
  onBegun: (deposit: Deposit) => void;
};

/** Creates deposits, each once, in one tab at a time and also after a reload. One started meanwhile in another tab or device is shown instead. */
export function useSendDeposit({ player, open, onBegun }: Options) {
  const seen = useSeen(open.map(({ id }) => id));
  const dispatch = useDispatch<Store['dispatch']>();
  const [create] = useCreateDepositMutation();
  return useWrite<NewDeposit, Deposit>(create, {
    pauses: PAUSES_MS,
    alone: aloneAmongTabs,
    kept: { player, intents: pendingDeposits },
    isDuplicate: async ({ paymentMethodId, amount, currencyCode }, isHere) => {
      const known = dispatch(openDepositsEndpoint.initiate(undefined, { forceRefetch: true, subscribe: false }));
      const asked = { methodId: paymentMethodId, amount, currency: currencyCode };
      const duplicate = findDuplicate((await inTime(known)) ?? [], seen, asked);
      if (duplicate && isHere()) onBegun(duplicate);
      return duplicate !== null;
    },
    onDone: (deposit, here) => {
      tellDepositTabs();
      // After leaving the cashier, the player finds it among the open deposits.
      if (here) onBegun(deposit);
    },
  });
}
