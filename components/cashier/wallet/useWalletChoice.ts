import { useState } from 'react';
import { isLost } from '@/services/http/call';
import { createIntents } from '@/services/http/intents';
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
  const [intents] = useState(createIntents);
  const choose = async (currencyCode: string) => {
    if (isLoading) return;
    const answer = await select({ currencyCode, intent: intents.keyOf(currencyCode) });
    if (!isLost(answer.error)) intents.answered(currencyCode);
  };
  return {
    choose: (currencyCode) => void choose(currencyCode),
    pending: isLoading ? (originalArgs?.currencyCode ?? null) : null,
    problem: error ? problemOf(error).message : null,
  };
}
