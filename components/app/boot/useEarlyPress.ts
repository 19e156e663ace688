import { useEffect } from 'react';
import { repeatEarlyPress } from '@/services/browser/earlyPress';

/** Replays clicks made before hydration. */
export function useEarlyPress(): void {
  useEffect(() => {
    // Not inside the effect: React hydrates a clicked part at once, but not while it is rendering or committing.
    const timer = setTimeout(repeatEarlyPress);
    return () => clearTimeout(timer);
  }, []);
}
