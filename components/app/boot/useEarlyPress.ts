import { useEffect } from 'react';
import { repeatEarlyPress } from '@/services/browser/earlyPress';

/** Repeats, once the page is alive, what its visitor pressed before. */
export function useEarlyPress(): void {
  useEffect(() => {
    // Not within the effect: React brings what is pressed to life at once, but not while it is at work.
    const timer = setTimeout(repeatEarlyPress);
    return () => clearTimeout(timer);
  }, []);
}
