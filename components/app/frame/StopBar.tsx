import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useStored } from '@/hooks/useStored';
import { useExcluded } from '@/hooks/player/useExcluded';
import { api, USER_TAG } from '@/services/http/api';
import { watchStops } from '@/services/protection/stopMark';
import { TAB_STORED } from '@/services/browser/storage';
import { latePart } from '../late/latePart';

const ExcludedBanner = latePart({
  texts: ['protection'],
  load: async () => (await import('@/components/protection/stops/ExcludedBanner')).ExcludedBanner,
});
const FrozenNotice = latePart({
  texts: ['protection'],
  load: async () => (await import('@/components/protection/stops/FrozenNotice')).FrozenNotice,
});

/**
 * Shown on every page to players who are stopped: the exclusion banner (W-30), or the receipt of the freeze that signed
 * them out. Loaded only for them. A stop set in another tab refetches the user's details.
 */
export function StopBar() {
  const excluded = useExcluded();
  const receipt = useStored(TAB_STORED.freezeReceipt);
  const dispatch = useDispatch();
  useEffect(() => watchStops(() => dispatch(api.util.invalidateTags([{ type: USER_TAG, id: 'details' }]))), [dispatch]);
  return (
    <>
      {excluded && <ExcludedBanner exclusion={excluded} />}
      {receipt !== null && <FrozenNotice kept={receipt} />}
    </>
  );
}
