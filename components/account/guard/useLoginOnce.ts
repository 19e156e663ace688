import { useEffect, useRef } from 'react';
import { readStored, TAB_STORED } from '@/services/browser/storage';
import { whenArrived } from '@/hooks/address/leaving';
import { setAddress } from '@/hooks/address/useAddress';
import { useAuth } from '@/hooks/player/useAuth';
import { useLoginOff } from '@/hooks/player/useLoginOff';

/**
 * Opens the log-in over a page for players once the visitor is known to be a guest: once per page visit, and never over
 * a dialog that the address already opens (OP-021). Back returns to the previous page.
 */
export function useLoginOnce(): void {
  const { isInitialized, isAuthenticated, error } = useAuth();
  const loginOff = useLoginOff();
  const asked = useRef(false);
  useEffect(() => {
    if (!isInitialized || asked.current) return;
    return whenArrived(() => {
      asked.current = true;
      // An ended session opens its own dialog (OP-032).
      // A player who has just frozen the account cannot log in, and reads the receipt instead.
      const isFrozen = readStored(TAB_STORED.freezeReceipt) !== null;
      if (
        isFrozen ||
        isAuthenticated ||
        error === 'SESSION_ENDED' ||
        loginOff ||
        new URLSearchParams(location.search).has('modal')
      )
        return;
      setAddress({ modal: 'login' }, 'replace');
    });
  }, [isInitialized, isAuthenticated, error, loginOff]);
}
