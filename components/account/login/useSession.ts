import { useDispatch } from 'react-redux';
import { signIn, type Outcome, type SignInValues } from '@/store/session';
import type { Store } from '@/store/store';

/** Signs in from a form; the session code is loaded with the dialog. */
export function useSession(): { signIn: (values: SignInValues) => Promise<Outcome> } {
  const dispatch = useDispatch<Store['dispatch']>();
  return { signIn: (values) => dispatch(signIn(values)) };
}
