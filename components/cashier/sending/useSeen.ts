import { useEffect, useState } from 'react';

/** Milliseconds an id must be visible before the player counts as aware of it. */
const SEEN_MS = 2_000;

const NONE: ReadonlySet<string> = new Set();

/**
 * The ids on the page that the player has had time to notice: a press right after one appears was made without knowing
 * it. `ids` must not contain spaces.
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
