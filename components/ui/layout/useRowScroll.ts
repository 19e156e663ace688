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
  /** Whether the last item of interest is completely in view, or has passed. False without one, or until measured. */
  reached: boolean;
  /** Scrolls on by almost one width, but never moves the last item of interest out of view. */
  towardsLast: () => void;
};

/** Pixels from the end of the row's visible part to the end of the item, along the text; not positive once in view. */
function beyond(row: HTMLElement, item: Element): number {
  const [seen, place] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
  return isRtl(row) ? seen.left - place.left : place.right - seen.right;
}

const isRtl = (row: HTMLElement) => getComputedStyle(row).direction === 'rtl';

/**
 * Scrolls a row by buttons. The row stays a native scroll container for wheel, touch and keyboard. `last` is the index
 * of the last item of interest.
 */
export function useRowScroll(last?: number): RowScroll {
  const row = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState({ before: true, after: true, reached: false });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const measure = () => {
      const passed = Math.abs(element.scrollLeft);
      const before = passed > 4;
      const after = passed + element.clientWidth < element.scrollWidth - 4;
      const item = last === undefined ? undefined : element.children[last];
      const reached = item !== undefined && beyond(element, item) <= 4;
      setEdges((old) =>
        old.before === before && old.after === after && old.reached === reached ? old : { before, after, reached },
      );
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
  }, [last]);

  const by = useCallback((distance: number) => {
    const element = row.current;
    // Smoothness is set in CSS, which respects reduced motion.
    element?.scrollBy({ left: isRtl(element) ? -distance : distance });
  }, []);
  const scroll = useCallback((direction: 1 | -1) => by(direction * (row.current?.clientWidth ?? 0) * STEP), [by]);
  const towardsLast = useCallback(() => {
    const item = last === undefined ? undefined : row.current?.children[last];
    if (row.current && item) by(Math.min(row.current.clientWidth * STEP, beyond(row.current, item)));
  }, [by, last]);

  const toStart = useCallback(() => row.current?.scrollTo({ left: 0 }), []);

  return { row, ...edges, scroll, toStart, towardsLast };
}
