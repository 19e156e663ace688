/** How long a page is left alone after it has loaded: until then it comes to life, and its pictures arrive. In ms. */
export const REST = 4_000;

/**
 * What says that somebody is there: what they do next may need what waits. Of scrolling only the page's own counts, which
 * reaches the window by itself; a carousel may move alone.
 */
const TOUCHES = [
  { type: 'pointerdown', capture: true },
  { type: 'keydown', capture: true },
  { type: 'scroll', capture: false },
] as const;

/** Runs a task in the browser's next moment without work; Safari has no such call. Answers how to call it off. */
export function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 1);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task);
  return () => cancelIdleCallback(handle);
}

/**
 * Runs a task once, when the page has loaded and been at rest, or as soon as somebody touches or scrolls it: what no first
 * paint needs must not take the processor of a phone from what the visitor waits for. `rest` in ms; answers how to call it off.
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
