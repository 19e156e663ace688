import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { GoogleSignUpValues, SignUpValues } from '@/domain/account/registration/signUp';
import { signUp, signUpWithGoogle, type SignUpOptions, type SignUpOutcome } from '@/store/signUp';
import type { Store } from '@/store/store';

type Registering<A extends unknown[]> = (...asked: A) => Promise<SignUpOutcome>;

/** One form creates one account: a second submit while the dialog closes gets the first outcome. */
function useOnce<A extends unknown[]>(make: Registering<A>): Registering<A> {
  const made = useRef<SignUpOutcome | null>(null);
  return async (...asked) => {
    if (made.current) return made.current;
    const outcome = await make(...asked);
    if (outcome.ok) made.current = outcome;
    return outcome;
  };
}

/** Creates an account and handles the outcome; see store/signUp.ts. */
export function useSignUp(): Registering<[values: SignUpValues, options: SignUpOptions]> {
  const dispatch = useDispatch<Store['dispatch']>();
  return useOnce((values, options) => dispatch(signUp(values, options)));
}

/** Same as useSignUp, for a visitor who came from Google without an account. */
export function useGoogleSignUp(): Registering<[values: GoogleSignUpValues, intent: string]> {
  const dispatch = useDispatch<Store['dispatch']>();
  return useOnce((values, intent) => dispatch(signUpWithGoogle(values, intent)));
}
