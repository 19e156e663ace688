import { useClaims } from '@/hooks/player/useClaims';
import { useRested } from '@/hooks/whenAtRest';
import { latePart } from '../late/latePart';

/** A dot at the way to the rewards while a day can be claimed. Every page has it, and no other part of the rewards. */
export const LateReadyDot = latePart({
  texts: ['rakeback'],
  load: async () => (await import('@/components/rewards/rakeback/ReadyDot')).ReadyDot,
  useWanted: useClaims,
  useReady: useRested,
});
