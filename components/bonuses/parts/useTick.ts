import { useState } from 'react';

/** A tick that counts for what was ticked alone: once `what` is something else, it is open again. */
export function useTick(what: string | null): [boolean, (next: boolean) => void] {
  const [ticked, setTicked] = useState<string | null>(null);
  return [what !== null && ticked === what, (next) => setTicked(next ? what : null)];
}
