import type { MenuViewer } from '@/domain/site/navigation/menu';
import { useIsAuthenticated } from '@/hooks/player/useAuth';

/**
 * Who looks at the page, one of two (ROLE-01, NAV-22): a signed-in player once the backend has said who it is, else a guest;
 * a stored token alone names nobody.
 */
export const useScope = (): MenuViewer['scope'] => (useIsAuthenticated() ? 'user' : 'guest');
