import { useState } from 'react';

/** The latest value that was there: an offer that leaves its list stays, since taking it may be what moved it. */
export function useKept<T>(now: T | null): T | null {
  const [kept, setKept] = useState(now);
  if (now !== null && now !== kept) setKept(now);
  return now ?? kept;
}
