import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { withOwnEmail } from '@/domain/account/fields/placeholderEmail';
import type { Auth } from '@/store/auth';
import type { State } from '@/store/store';
import { useSettings } from '@/hooks/useSettings';

/**
 * The signed-in player of this tab, without a generated e-mail address (OP-045). Unknown on the server and while
 * hydrating, since pages are rendered for guests.
 */
export function useAuth(): Auth {
  const auth = useSelector((state: State) => state.auth);
  const { placeholderEmailDomain } = useSettings();
  return useMemo(
    () => ({ ...auth, user: auth.user && withOwnEmail(auth.user, placeholderEmailDomain) }),
    [auth, placeholderEmailDomain],
  );
}

/**
 * Whether a player is signed in. Components that need only this do not re-render when the visitor turns out to be a
 * guest.
 */
export const useIsAuthenticated = (): boolean => useSelector((state: State) => state.auth.isAuthenticated);
