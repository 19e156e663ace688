import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { withOwnEmail } from '@/domain/account/fields/placeholderEmail';
import type { Auth } from '@/store/auth';
import type { State } from '@/store/store';
import { useSettings } from '@/hooks/useSettings';

/**
 * Who is signed in at this tab, without an e-mail address that was generated for them (OP-045). On the server and while
 * hydrating nobody knows yet: pages are the guest's.
 */
export function useAuth(): Auth {
  const auth = useSelector((state: State) => state.auth);
  const { placeholderEmailDomain } = useSettings();
  return useMemo(
    () => ({ ...auth, user: auth.user && withOwnEmail(auth.user, placeholderEmailDomain) }),
    [auth, placeholderEmailDomain],
  );
}

/** Whether somebody is signed in. What asks no more than that is not drawn anew when it is found out that nobody is. */
export const useIsAuthenticated = (): boolean => useSelector((state: State) => state.auth.isAuthenticated);
