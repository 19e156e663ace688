import type { MenuViewer } from '@/domain/site/navigation/menu';
import { useIsAuthenticated } from '@/hooks/player/useAuth';

/**
 * The visitor's role (ROLE-01, NAV-22): 'user' once the backend has identified the player, otherwise 'guest'. A stored
 * token alone is not enough.
 */
export const useScope = (): MenuViewer['scope'] => (useIsAuthenticated() ? 'user' : 'guest');
