import { useRef } from 'react';
import { asCallError } from '@/services/http/call';
import { useFormProblem } from '@/hooks/useFormProblem';
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
  const problemOf = useFormProblem();
  const [select, { isLoading, originalArgs, error }] = useSelectWalletMutation();
  const lost = useRef<{ currencyCode: string; intent: string } | null>(null);
  const choose = async (currencyCode: string) => {
    if (isLoading) return;
    const intent = lost.current?.currencyCode === currencyCode ? lost.current.intent : crypto.randomUUID();
    const answer = await select({ currencyCode, intent });
    lost.current = answer.error && asCallError(answer.error).network ? { currencyCode, intent } : null;
  };
  return {
    choose: (currencyCode) => void choose(currencyCode),
    pending: isLoading ? (originalArgs?.currencyCode ?? null) : null,
    problem: error ? problemOf(error).message : null,
  };
}
