import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** A page of a row leaves this share of it in sight, so that the eye keeps its place. */
const STEP = 0.9;

export type RowScroll = {
  row: RefObject<HTMLUListElement | null>;
  /** Whether there is more before and after what is in sight. Both true until the browser has measured. */
  before: boolean;
  after: boolean;
  /** Scrolls by almost a page: -1 towards the start, 1 towards the end, in any writing direction. */
  scroll: (direction: 1 | -1) => void;
  toStart: () => void;
};

/** Real scrolling of a row by buttons: the row stays a scroll container that wheel, finger and keyboard move too. */
export function useRowScroll(): RowScroll {
  const row = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState({ before: true, after: true });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const passed = Math.abs(element.scrollLeft);
      const before = passed > 4;
      const after = passed + element.clientWidth < element.scrollWidth - 4;
      setEdges((old) => (old.before === before && old.after === after ? old : { before, after }));
    };
    // After layout, and for a row that is not laid out yet once it is; to ask for its width would lay it out now.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    if (observer) observer.observe(element);
    else measure();
    // Read by the style of rows whose far pictures wait for it.
    const move = () => element.setAttribute('data-moved', '');
    element.addEventListener('scroll', move, { once: true, passive: true });
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      element.removeEventListener('scroll', move);
      element.removeEventListener('scroll', measure);
      observer?.disconnect();
    };
  }, []);

  const scroll = useCallback((direction: 1 | -1) => {
    const element = row.current;
    if (!element) return;
    const forwards = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    // How it moves stands in the style, where reduced motion can say no.
    element.scrollBy({ left: direction * forwards * element.clientWidth * STEP });
  }, []);

  const toStart = useCallback(() => row.current?.scrollTo({ left: 0 }), []);

  return { row, ...edges, scroll, toStart };
}
