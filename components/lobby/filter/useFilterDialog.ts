import { useEffect, useRef, useState } from 'react';
import { MODAL_EXIT_MS } from '@/config/motion';

/** State of the filter dialog: open, closing or unmounted. All changes of one opening share one history entry. */
export function useFilterDialog() {
  const [phase, setPhase] = useState<'gone' | 'open' | 'leaving'>('gone');
  const changed = useRef(false);
  useEffect(() => {
    if (phase !== 'leaving') return;
    const timer = setTimeout(() => setPhase('gone'), MODAL_EXIT_MS);
    return () => clearTimeout(timer);
  }, [phase]);
  return {
    open: phase === 'open',
    shown: phase !== 'gone',
    show: () => {
      changed.current = false;
      setPhase('open');
    },
    hide: () => setPhase('leaving'),
    /** True for the first change since the dialog was opened. */
    firstChange: () => {
      const first = !changed.current;
      changed.current = true;
      return first;
    },
  };
}
