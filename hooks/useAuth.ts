import { useSelector } from 'react-redux';
import type { Auth } from '@/store/auth';
import type { State } from '@/store/store';

/** Who is signed in at this tab. On the server and while hydrating nobody knows yet: pages are the guest's. */
export const useAuth = (): Auth => useSelector((state: State) => state.auth);

/** Whether somebody is signed in. What asks no more than that is not drawn anew when it is found out that nobody is. */
export const useIsAuthenticated = (): boolean => useSelector((state: State) => state.auth.isAuthenticated);
