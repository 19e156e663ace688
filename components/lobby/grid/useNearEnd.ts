import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** How far below the screen the end may be to count as near. */
const NEAR = '0px 0px 900px 0px';

/** Whoever saves data asks for more games himself. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Calls when the end of a list comes near while it `waits` for that. Nothing loads by itself before the player has
 * scrolled: until then the page stays as it was drawn.
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
