import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useDepositNow } from '@/components/cashier/deposit/useDepositNow';
import { useMethods } from '@/components/cashier/methods/useMethods';
import { alternativeTo } from '@/domain/cashier/methods/alternative';
import { hasEnded, type Deposit } from '@/domain/cashier/deposit/deposit';
import { metMethod } from '@/domain/cashier/methods/metMethod';
import { toldOf, type ResultModal, type Told } from '@/domain/cashier/deposit/outcome';
import type { PaymentMethod } from '@/domain/cashier/methods/paymentMethod';
import { useAddress } from '@/hooks/address/useAddress';
import { useAuth } from '@/hooks/player/useAuth';
import { useSettings } from '@/hooks/useSettings';
import { depositsChanged } from '@/services/cashier/cashier';

export type Result = {
  told: Told;
  /** From the backend; null until it has answered. */
  deposit: Deposit | null;
  /** Title of the method, if it is a known one. */
  method: string | null;
  /** Another method to offer. */
  alternative: PaymentMethod | null;
  guest: boolean;
  /** The backend has no call that tells of a deposit: what the provider reported is all that will be known (B05). */
  isReported: boolean;
};

/** Id of the deposit in the address; during the close animation, the last one. */
function useNamedDeposit(open: boolean): string | null {
  const named = useAddress('deposit');
  const [id, setId] = useState(named);
  if (open && named !== id) setId(named);
  return id;
}

const nothing = () => undefined;

/**
 * What may be shown about a deposit's result: the address only claims it, the backend decides. Polls while the deposit
 * runs; once it has ended, refetches everything it changed, the balance first.
 */
export function useResult(modal: ResultModal, met: string | undefined, open: boolean): Result {
  const dispatch = useDispatch();
  const { isAuthenticated, user } = useAuth();
  const { paymentLogos, endpoints } = useSettings();
  const id = useNamedDeposit(open);
  const isReported = endpoints.deposit === null || (id === null && endpoints.openDeposits === null);
  const { deposit } = useDepositNow(isAuthenticated && !isReported ? id : null, nothing);
  const { methods } = useMethods(isAuthenticated ? user : null);
  const ended = deposit !== null && hasEnded(deposit);
  useEffect(() => {
    if (ended || isReported) dispatch(depositsChanged());
  }, [dispatch, ended, isReported]);

  const known = [...(methods ?? []), ...paymentLogos.map(({ name }) => ({ name, title: name }))];
  const name = deposit?.methodName ?? met;
  const method = metMethod(name, known);
  return {
    told: toldOf(modal, deposit),
    deposit,
    method: method?.title ?? null,
    alternative: name && methods ? alternativeTo(method?.name ?? name, methods) : null,
    guest: !isAuthenticated,
    isReported,
  };
}
