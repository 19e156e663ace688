import Router from 'next/router';
import { withoutModal } from '@/store/modalParameters';
import { setAddress } from '@/hooks/address/useAddress';

const pageNow = () => location.pathname + location.search;

/**
 * Back and forward between addresses that differ only in their modal leave the page as it is: Next would fetch its data
 * again, since the entry of the first load is not marked shallow. Answers how to stop.
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
    // At once: who goes forward again before the router is done is still on this page.
    remember();
    setAddress({}, 'replace');
    return false;
  });
  return () => {
    Router.events.off('routeChangeComplete', remember);
    Router.beforePopState(() => true);
  };
}
