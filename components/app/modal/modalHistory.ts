import Router from 'next/router';
import { withoutModal } from '@/store/modalParameters';
import { setAddress } from '@/hooks/address/useAddress';

const pageNow = () => location.pathname + location.search;
const addressNow = () => pageNow() + location.hash;

/**
 * Keeps the page as it is on back and forward between addresses that differ only in their modal, or not at all, as after
 * a dialog that was closed: Next would refetch the page's data and begin at its top, because the history entry of the
 * first load is not marked as shallow. Returns a function that stops it.
 */
export function keepModalHistoryShallow(): () => void {
  let [shown, shownAddress] = [pageNow(), addressNow()];
  const remember = () => {
    [shown, shownAddress] = [pageNow(), addressNow()];
  };
  Router.events.on('routeChangeComplete', remember);
  Router.beforePopState(() => {
    const page = pageNow();
    const isOtherHash = page === shown && addressNow() !== shownAddress;
    if (isOtherHash || withoutModal(page) !== withoutModal(shown)) return true;
    // At once, because the player may go forward again before the router has finished.
    remember();
    setAddress({}, 'replace');
    return false;
  });
  return () => {
    Router.events.off('routeChangeComplete', remember);
    Router.beforePopState(() => true);
  };
}
