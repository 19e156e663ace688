import { useEffect, useEffectEvent, useState, useSyncExternalStore, type RefObject } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

function watchMotion(watcher: () => void): () => void {
  const media = window.matchMedia?.(REDUCED);
  media?.addEventListener('change', watcher);
  return () => media?.removeEventListener('change', watcher);
}

/** Whether the player wants less motion; yes on the server, so that nothing moves before that is known. */
const useReducedMotion = () =>
  useSyncExternalStore(
    watchMotion,
    () => window.matchMedia?.(REDUCED).matches ?? false,
    () => true,
  );

/** Whether any of it is on the screen; a row that moves out of sight only loads pictures that nobody looks at. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
}

export type Autoplay = {
  /** Whether there is anything to pause: false without a time, and for who wants less motion. */
  able: boolean;
  /** Stopped by the control or by a touch, until the control lets it go on. */
  stopped: boolean;
  toggle: () => void;
};

/**
 * Takes a step every `ms` milliseconds, never without a time. It rests while the pointer is on the part of the page or
 * the focus in it, while that is out of sight, and while the tab is hidden; a touch stops it (OP-009).
 */
export function useAutoplay(root: RefObject<HTMLElement | null>, ms: number | undefined, step: () => void): Autoplay {
  const move = useEffectEvent(step);
  const reduced = useReducedMotion();
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const able = ms !== undefined && !reduced;

  useEffect(() => {
    const element = root.current;
    if (!element || !able) return;
    const leaving = new AbortController();
    const on = (name: string, listener: () => void) =>
      element.addEventListener(name, listener, { passive: true, signal: leaving.signal });
    on('mouseenter', () => setHovered(true));
    on('mouseleave', () => setHovered(false));
    on('focusin', () => setFocused(true));
    on('focusout', () => setFocused(false));
    on('touchstart', () => setStopped(true));
    return () => leaving.abort();
  }, [root, able]);

  useEffect(() => {
    if (!able || stopped || hovered || focused) return;
    const timer = setInterval(() => {
      if (root.current && !document.hidden && isInView(root.current)) move();
    }, ms);
    return () => clearInterval(timer);
  }, [root, able, ms, stopped, hovered, focused]);

  return { able, stopped, toggle: () => setStopped((now) => !now) };
}
