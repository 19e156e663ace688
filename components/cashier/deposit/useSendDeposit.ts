import { useDispatch } from 'react-redux';
import type { Deposit } from '@/domain/cashier/deposit/deposit';
import { findDuplicate } from '@/domain/cashier/deposit/duplicate';
import { useSeen } from '@/components/cashier/sending/useSeen';
import { inTime, useSendOnce, type Sending as SendingOf } from '@/components/cashier/sending/useSendOnce';
import { openDepositsEndpoint, useCreateDepositMutation, type NewDeposit } from '@/services/cashier/cashier';
import { aloneAmongTabs, tellDepositTabs } from '@/services/cashier/depositTabs';
import { pendingDeposits } from '@/services/cashier/pendingDeposit';
import type { Store } from '@/store/store';

export type Sending = SendingOf<NewDeposit>;

const TABS = { tell: tellDepositTabs, alone: aloneAmongTabs };

type Options = {
  player: string;
  /** The open deposits shown on the page. */
  open: readonly Deposit[];
  /** Called when the deposit exists, including one recovered after a lost answer. */
  onBegun: (deposit: Deposit) => void;
};

/** Creates deposits, each once (useSendOnce). One started meanwhile in another tab or device is shown instead. */
export function useSendDeposit({ player, open, onBegun }: Options) {
  const seen = useSeen(open.map(({ id }) => id));
  const dispatch = useDispatch<Store['dispatch']>();
  const [create] = useCreateDepositMutation();
  return useSendOnce<NewDeposit, Deposit>({
    player,
    kept: pendingDeposits,
    tabs: TABS,
    call: create,
    duplicate: async ({ paymentMethodId, amount, currencyCode }) => {
      const known = dispatch(openDepositsEndpoint.initiate(undefined, { forceRefetch: true, subscribe: false }));
      const asked = { methodId: paymentMethodId, amount, currency: currencyCode };
      const duplicate = findDuplicate((await inTime(known)) ?? [], seen, asked);
      if (!duplicate) return null;
      onBegun(duplicate);
      return { phase: 'idle' };
    },
    taken: (deposit, here) => {
      // After leaving the cashier, the player finds it among the open deposits.
      if (here) onBegun(deposit);
      return { phase: 'idle' };
    },
  });
}
