import { useFormProblem } from '@/hooks/useFormProblem';
import { useT } from '@/hooks/useT';
import { useWrite } from '@/hooks/useWrite';
import { useSelectWalletMutation } from '@/services/cashier/cashier';

type WalletChoice = {
  choose: (currencyCode: string) => void;
  /** The requested wallet, not confirmed yet. */
  pending: string | null;
  problem: string | null;
};

/**
 * Selects the wallet to play with (W-31). Only the backend decides which it is: the player's details are refetched
 * after every answer. After a lost answer, the same choice reuses its idempotency key.
 */
export function useWalletChoice(): WalletChoice {
  const t = useT();
  const problemOf = useFormProblem();
  const [select, { isLoading, originalArgs }] = useSelectWalletMutation();
  const { state, send, reset } = useWrite(select, { pauses: [] });
  const problem = () => {
    if (state.phase === 'unknown') return t('form.lost');
    return state.phase === 'refused' ? problemOf(state.error).message : null;
  };
  return {
    choose: (currencyCode) => {
      reset();
      send({ currencyCode });
    },
    pending: isLoading ? (originalArgs?.currencyCode ?? null) : null,
    problem: problem(),
  };
}
