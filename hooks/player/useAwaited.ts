import { useAuth } from './useAuth';
import { useToken } from './useToken';

/**
 * Whether a session is stored whose player is not known yet: what is for guests alone would be wrong then. False on the
 * server and while hydrating.
 */
export function useAwaited(): boolean {
  const { isInitialized } = useAuth();
  return useToken() !== null && !isInitialized;
}
