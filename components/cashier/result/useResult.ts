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
  /** What the backend says; null without a word of it. */
  deposit: Deposit | null;
  /** The title of the method, where it is a known one. */
  method: string | null;
  /** The method to offer in its place. */
  alternative: PaymentMethod | null;
  /** Nobody is signed in. */
  guest: boolean;
};

/** The deposit that the address names; on the dialog's way out the one it named last. */
function useNamedDeposit(open: boolean): string | null {
  const named = useAddress('deposit');
  const [id, setId] = useState(named);
  if (open && named !== id) setId(named);
  return id;
}

const nothing = () => undefined;

/**
 * What may be told of a deposit's result: the address only claims, the backend says. It is asked while the deposit runs;
 * once it has ended, everything that it changed is asked anew, the balance first of all.
 */
export function useResult(modal: ResultModal, met: string | undefined, open: boolean): Result {
  const dispatch = useDispatch();
  const { isAuthenticated, user } = useAuth();
  const { paymentLogos } = useSettings();
  const id = useNamedDeposit(open);
  const { deposit } = useDepositNow(isAuthenticated ? id : null, nothing);
  const { methods } = useMethods(isAuthenticated ? user : null);
  const ended = deposit !== null && hasEnded(deposit);
  useEffect(() => {
    if (ended) dispatch(depositsChanged());
  }, [dispatch, ended]);

  const known = [...(methods ?? []), ...paymentLogos.map(({ name }) => ({ name, title: name }))];
  const method = metMethod(deposit?.methodName ?? met, known);
  return {
    told: toldOf(modal, deposit),
    deposit,
    method: method?.title ?? null,
    alternative: method && methods ? alternativeTo(method.name, methods) : null,
    guest: !isAuthenticated,
  };
}
