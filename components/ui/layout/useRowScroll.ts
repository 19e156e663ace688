import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** One step scrolls by this share of the width, so that part of the old content stays visible. */
const STEP = 0.9;

export type RowScroll = {
  row: RefObject<HTMLUListElement | null>;
  /** Whether there is more content before and after the visible part. Both true until measured. */
  before: boolean;
  after: boolean;
  /** Scrolls by almost one width: -1 towards the start, 1 towards the end, in either text direction. */
  scroll: (direction: 1 | -1) => void;
  toStart: () => void;
};

/** Scrolls a row by buttons. The row stays a native scroll container for wheel, touch and keyboard. */
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
    // The observer reports after layout; reading the width here would force a layout.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    if (observer) observer.observe(element);
    else measure();
    // Rows delay their far images until this attribute is set (CSS).
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
    // Smoothness is set in CSS, which respects reduced motion.
    element.scrollBy({ left: direction * forwards * element.clientWidth * STEP });
  }, []);

  const toStart = useCallback(() => row.current?.scrollTo({ left: 0 }), []);

  return { row, ...edges, scroll, toStart };
}
