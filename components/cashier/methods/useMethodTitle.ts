import type { Deposit } from '@/domain/cashier/deposit/deposit';
import { useAuth } from '@/hooks/player/useAuth';
import { useMethods } from './useMethods';

/** Returns the displayed method of a deposit: its title, or else the name stored with the deposit. */
export function useMethodTitle(): (deposit: Pick<Deposit, 'methodId' | 'methodName'>) => string | null {
  const { user } = useAuth();
  const { methods } = useMethods(user);
  return ({ methodId, methodName }) => methods?.find(({ id }) => id === methodId)?.title ?? methodName;
}
