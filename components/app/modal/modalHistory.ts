import Router from 'next/router';
import { withoutModal } from '@/store/modalParameters';
import { setAddress } from '@/hooks/address/useAddress';

const pageNow = () => location.pathname + location.search;

/**
 * Keeps the page as it is on back and forward between addresses that differ only in their modal: Next would refetch the
 * page's data, because the history entry of the first load is not marked as shallow. Returns a function that stops it.
 */
export function keepModalHistoryShallow(): () => void {
  let shown = pageNow();
  const remember = () => {
    shown = pageNow();
  };
  Router.events.on('routeChangeComplete', remember);
  Router.beforePopState(() => {
    const page = pageNow();
    if (page === shown || withoutModal(page) !== withoutModal(shown)) return true;
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
