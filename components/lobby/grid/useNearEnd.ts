import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Distance below the viewport that counts as near. */
const NEAR = '0px 0px 900px 0px';

/** With Save-Data the list never grows by itself. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Calls `onNear` when the end of a list comes near while `waits` is true. Nothing loads before the player has scrolled,
 * so the page stays as rendered until then.
 */
export function useNearEnd(mark: RefObject<HTMLElement | null>, waits: boolean, onNear: () => void): void {
  const near = useEffectEvent(onNear);
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    const move = () => setMoved(!savesData());
    window.addEventListener('scroll', move, { once: true, passive: true });
    return () => window.removeEventListener('scroll', move);
  }, []);
  useEffect(() => {
    const element = mark.current;
    if (!element || !moved || !waits || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) near();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [mark, moved, waits]);
}
