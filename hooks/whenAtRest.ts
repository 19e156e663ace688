import { useEffect, useState } from 'react';

/** Delay after the load event, in ms, in which the page hydrates and its pictures arrive. */
export const REST = 4_000;

/**
 * Signs of user activity, after which waiting tasks may be needed. The scroll listener does not capture, so it only
 * gets scrolling of the page itself: carousels may scroll automatically.
 */
const TOUCHES = [
  { type: 'pointerdown', capture: true },
  { type: 'keydown', capture: true },
  { type: 'scroll', capture: false },
] as const;

/** In ms. A page that is never idle, because something moves on a slow device, does not wait for longer. */
const BUSY = 2_000;

/** Runs a task when the browser is idle; falls back to a timer in Safari. Returns a cancel function. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: BUSY });
  return () => cancelIdleCallback(handle);
}

/**
 * Runs a task once, when the page has been loaded for `rest` ms or on the first user activity, so that work the first
 * paint does not need leaves a phone's CPU to what the visitor waits for. Returns a cancel function.
 */
export function whenAtRest(task: () => void, rest = REST): () => void {
  let callOff = () => {};
  const stop = () => {
    callOff();
    window.removeEventListener('load', sleep);
    for (const { type, capture } of TOUCHES) window.removeEventListener(type, soon, capture);
  };
  const run = () => {
    stop();
    task();
  };
  const soon = () => {
    window.removeEventListener('load', sleep);
    callOff();
    callOff = whenIdle(run);
  };
  const sleep = () => {
    const timer = setTimeout(soon, rest);
    callOff = () => clearTimeout(timer);
  };
  for (const { type, capture } of TOUCHES) window.addEventListener(type, soon, { capture, passive: true, once: true });
  if (document.readyState === 'complete') sleep();
  else window.addEventListener('load', sleep, { once: true });
  return stop;
}

/** Whether the page has come to rest. */
export function useRested(): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => whenAtRest(() => setRested(true)), []);
  return rested;
}
