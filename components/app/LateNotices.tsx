import Router from 'next/router';
import { useEffect, useState, type ComponentType } from 'react';
import { BLOCKED_MARK } from '@/config/countryBlock';
import { whenIdle } from '@/hooks/whenIdle';

/** Whether the page is hidden, and what says why is all that is waited for, or its address asks for a dialog. */
const isAwaited = () =>
  document.documentElement.hasAttribute(BLOCKED_MARK) || new URLSearchParams(location.search).has('modal');

/**
 * What may stand over any page, dialogs included, loaded once the page is at rest: no first paint needs it, and without a
 * network it would be too late. What could not be loaded is tried again when the network is back, or the address changes.
 */
export function LateNotices() {
  const [Notices, setNotices] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Notices) return;
    let left = false;
    const load = () =>
      void import('./Notices').then(
        (loaded) => {
          if (!left) setNotices(() => loaded.Notices);
        },
        () => undefined,
      );
    if (isAwaited()) load();
    const callOff = whenIdle(load);
    window.addEventListener('online', load);
    Router.events.on('routeChangeComplete', load);
    return () => {
      left = true;
      callOff();
      window.removeEventListener('online', load);
      Router.events.off('routeChangeComplete', load);
    };
  }, [Notices]);
  return Notices && <Notices />;
}
