import { useEffect, useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useStored } from '@/hooks/useStored';
import { useExcluded } from '@/hooks/player/useExcluded';
import { useQuiet } from '@/hooks/player/useQuiet';
import { api, USER_TAG } from '@/services/http/api';
import { watchStops } from '@/services/protection/stopMark';
import { STORED, TAB_STORED, writeStored } from '@/services/browser/storage';
import type { State } from '@/store/store';
import { latePart } from '../late/latePart';

const ExcludedBanner = latePart({
  texts: ['protection'],
  load: async () => (await import('@/components/protection/stops/ExcludedBanner')).ExcludedBanner,
});
const FrozenNotice = latePart({
  texts: ['protection'],
  load: async () => (await import('@/components/protection/stops/FrozenNotice')).FrozenNotice,
});

/** Keeps the root's mark of quiet mode, which the page's first script sets, and the device's copy of the account's choice. */
function useQuietMark(): void {
  const quiet = useQuiet();
  const told = useSelector((state: State) => state.auth.quiet);
  const isKnown = useSelector((state: State) => state.auth.isInitialized);
  useEffect(() => {
    if (told !== null) writeStored(STORED.quiet, told ? '1' : null);
  }, [told]);
  useLayoutEffect(() => {
    if (quiet || isKnown) document.documentElement.toggleAttribute('data-quiet', quiet);
  }, [quiet, isKnown]);
}

/**
 * Shown on every page to players who are stopped: the exclusion banner (W-30), or the receipt of the freeze that signed
 * them out. Loaded only for them. A stop set in another tab refetches the user's details.
 */
export function StopBar() {
  const excluded = useExcluded();
  const receipt = useStored(TAB_STORED.freezeReceipt);
  const dispatch = useDispatch();
  useQuietMark();
  useEffect(() => watchStops(() => dispatch(api.util.invalidateTags([{ type: USER_TAG, id: 'details' }]))), [dispatch]);
  return (
    <>
      {excluded && <ExcludedBanner exclusion={excluded} />}
      {receipt !== null && <FrozenNotice kept={receipt} />}
    </>
  );
}
