import { useEffect, useEffectEvent } from 'react';

/** Scrolls the page to a place, once, in the frame after `rows` last changed; null for nowhere. */
export function useScrollTo(top: number | null, rows: unknown, onDone: () => void): void {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (top === null) return;
    const frame = requestAnimationFrame(() => {
      window.scrollTo({ top, behavior: 'instant' });
      done();
    });
    return () => cancelAnimationFrame(frame);
  }, [top, rows]);
}
