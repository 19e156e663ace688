const BROKEN = 'part-broken';

/** Tells whoever watches that a part of the page threw and was replaced. */
export const tellBroken = (error: unknown): boolean => dispatchEvent(new CustomEvent(BROKEN, { detail: error }));

/** Calls `hear` with the error of every part that breaks, until `signal` ends it. */
export const watchBroken = (hear: (error: unknown) => void, signal: AbortSignal): void =>
  addEventListener(BROKEN, (event) => hear((event as CustomEvent).detail), { signal });
