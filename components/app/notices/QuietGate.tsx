import { useEffect, useLayoutEffect } from 'react';
import { useSelector } from 'react-redux';
import { useQuiet } from '@/hooks/player/useQuiet';
import { STORED, writeStored } from '@/services/browser/storage';
import type { State } from '@/store/store';

/** Keeps the root's mark of quiet mode, which the page's first script sets, and the device's copy of the account's choice. */
export function QuietGate() {
  const quiet = useQuiet();
  const told = useSelector((state: State) => state.auth.quiet);
  const isKnown = useSelector((state: State) => state.auth.isInitialized);
  useEffect(() => {
    if (told !== null) writeStored(STORED.quiet, told ? '1' : null);
  }, [told]);
  useLayoutEffect(() => {
    if (quiet || isKnown) document.documentElement.toggleAttribute('data-quiet', quiet);
  }, [quiet, isKnown]);
  return null;
}
