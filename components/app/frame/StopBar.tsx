import { useStored } from '@/hooks/useStored';
import { useExcluded } from '@/hooks/player/useExcluded';
import { useToken } from '@/hooks/player/useToken';
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
 * them out. Loaded only for them. How a stop elsewhere reaches this tab: components/app/notices/StopGate.tsx.
 */
export function StopBar() {
  const excluded = useExcluded();
  const receipt = useStored(TAB_STORED.freezeReceipt);
  const isOut = useToken() === null;
  return (
    <>
      {excluded && <ExcludedBanner exclusion={excluded} />}
      {receipt !== null && isOut && <FrozenNotice kept={receipt} />}
    </>
  );
}
