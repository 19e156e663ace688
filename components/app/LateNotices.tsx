import { useEffect, useState, type ComponentType } from 'react';

/** Safari has no idle callback. */
const whenIdle = (task: () => void) => (window.requestIdleCallback ?? setTimeout)(task);

/**
 * Alerts and offline bar, loaded once the page is at rest: no first paint needs them, and without a network it would be
 * too late. What could not be loaded is tried again when the network is back.
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
    whenIdle(load);
    window.addEventListener('online', load);
    return () => {
      left = true;
      window.removeEventListener('online', load);
    };
  }, [Notices]);
  return Notices && <Notices />;
}
