import { useEffect, useState } from 'react';

/** How long something must stand on the page before a press is one in knowledge of it, in milliseconds. */
const SEEN_MS = 2_000;

const NONE: ReadonlySet<string> = new Set();

/**
 * Which of the ids on the page the player has had time to see: who presses in the moment something appears meant it without
 * that. `ids` hold no blanks.
 */
export function useSeen(ids: readonly string[]): ReadonlySet<string> {
  const [seen, setSeen] = useState(NONE);
  const shown = ids.join(' ');
  useEffect(() => {
    const timer = setTimeout(() => setSeen(new Set(shown.split(' '))), SEEN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return seen;
}
