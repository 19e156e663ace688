import { useEffect, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { useExcluded } from '@/hooks/player/useExcluded';
import { api, USER_TAG } from '@/services/http/api';
import { watchStops } from '@/services/protection/stopMark';
import { readTab, TAB_STORED, watchTab } from '@/services/browser/tabStorage';
import { latePart } from '../late/latePart';

const ExcludedBanner = latePart({
  texts: ['protection'],
  load: async () => (await import('@/components/protection/stops/ExcludedBanner')).ExcludedBanner,
});
const FrozenNotice = latePart({
  texts: ['protection'],
  load: async () => (await import('@/components/protection/stops/FrozenNotice')).FrozenNotice,
});

const kept = () => readTab(TAB_STORED.freezeReceipt);
const none = () => null;

/**
 * Shown on every page to players who are stopped: the exclusion banner (W-30), or the receipt of the freeze that signed
 * them out. Loaded only for them. A stop set in another tab refetches the user's details.
 */
export function StopBar() {
  const excluded = useExcluded();
  const receipt = useSyncExternalStore(watchTab, kept, none);
  const dispatch = useDispatch();
  useEffect(() => watchStops(() => dispatch(api.util.invalidateTags([{ type: USER_TAG, id: 'details' }]))), [dispatch]);
  return (
    <>
      {excluded && <ExcludedBanner exclusion={excluded} />}
      {receipt !== null && <FrozenNotice kept={receipt} />}
    </>
  );
}
