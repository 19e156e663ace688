import { useEffect, useRef } from 'react';
import { readTab, TAB_STORED } from '@/services/browser/tabStorage';
import { setAddress } from '@/hooks/address/useAddress';
import { useAuth } from '@/hooks/player/useAuth';
import { useLoginOff } from '@/hooks/player/useLoginOff';

/**
 * Opens the log-in over a page for players, on its own address, once it is known that a guest is here: once per visit of
 * the page, never over a dialog that the address asks for already (OP-021). Back leads to where the visitor came from.
 */
export function useLoginOnce(): void {
  const { isInitialized, isAuthenticated, error } = useAuth();
  const loginOff = useLoginOff();
  const asked = useRef(false);
  useEffect(() => {
    if (!isInitialized || asked.current) return;
    asked.current = true;
    // A session that has ended asks for itself (OP-032).
    // Whoever just froze the account could not get in, and reads the receipt.
    const isFrozen = readTab(TAB_STORED.freezeReceipt) !== null;
    if (
      isFrozen ||
      isAuthenticated ||
      error === 'SESSION_ENDED' ||
      loginOff ||
      new URLSearchParams(location.search).has('modal')
    )
      return;
    setAddress({ modal: 'login' }, 'replace');
  }, [isInitialized, isAuthenticated, error, loginOff]);
}
