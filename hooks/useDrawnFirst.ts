import { startTransition, useEffect, useState } from 'react';

/** Calls once the browser has drawn what is there now. Answers how to call it off. */
function whenDrawn(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * A value as it was before, until what changed with it has been drawn: what hangs on it keeps no frame waiting, as a deferred
 * value would, whose render begins before that frame.
 */
export function useDrawnFirst<T extends string | number>(value: T): T {
  const [drawn, setDrawn] = useState(value);
  useEffect(() => {
    if (value === drawn) return;
    return whenDrawn(() => startTransition(() => setDrawn(value)));
  }, [value, drawn]);
  return drawn;
}
