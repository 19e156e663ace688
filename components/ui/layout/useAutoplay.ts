import { useEffect, useEffectEvent, useState, useSyncExternalStore, type RefObject } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';

function watchMotion(watcher: () => void): () => void {
  const media = window.matchMedia?.(REDUCED);
  media?.addEventListener('change', watcher);
  return () => media?.removeEventListener('change', watcher);
}

/** Quiet mode marks the root of the page. */
const isQuiet = () => document.documentElement.hasAttribute('data-quiet');

/** Whether the player prefers reduced motion or is in quiet mode; true on the server, so that nothing moves before it is known. */
const useReducedMotion = () =>
  useSyncExternalStore(
    watchMotion,
    () => isQuiet() || (window.matchMedia?.(REDUCED).matches ?? false),
    () => true,
  );

/** Whether any part is in the viewport; moving out of view would only load images nobody sees. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
}

export type Autoplay = {
  /** False without an interval and with reduced motion: nothing to pause. */
  able: boolean;
  /** Stopped by the button or by a touch, until the button resumes it. */
  stopped: boolean;
  toggle: () => void;
};

/**
 * Calls `step` every `ms` milliseconds; never without `ms`. Pauses while the element is hovered, focused or out of
 * view, and while the tab is hidden; a touch stops it (OP-009).
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
      if (root.current && !document.hidden && !isQuiet() && isInView(root.current)) move();
    }, ms);
    return () => clearInterval(timer);
  }, [root, able, ms, stopped, hovered, focused]);

  return { able, stopped, toggle: () => setStopped((now) => !now) };
}
