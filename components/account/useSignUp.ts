import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { SignUpValues } from '@/domain/account/signUp';
import { signUp, type SignUpOptions, type SignUpOutcome } from '@/store/signUp';
import type { Store } from '@/store/store';

/**
 * Makes an account and does what follows; see store/signUp.ts. One form makes one account: a press while the dialog is
 * still on its way out gets the answer of the first.
 */
export function useSignUp(): (values: SignUpValues, options: SignUpOptions) => Promise<SignUpOutcome> {
  const dispatch = useDispatch<Store['dispatch']>();
  const made = useRef<SignUpOutcome | null>(null);
  return async (values, options) => {
    if (made.current) return made.current;
    const outcome = await dispatch(signUp(values, options));
    if (outcome.ok) made.current = outcome;
    return outcome;
  };
}
