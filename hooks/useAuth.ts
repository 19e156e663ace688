import { useSelector } from 'react-redux';
import type { Auth } from '@/store/auth';
import type { State } from '@/store/store';

/** Who is signed in at this tab. On the server and while hydrating nobody knows yet: pages are the guest's. */
export const useAuth = (): Auth => useSelector((state: State) => state.auth);
