import { useExcluded } from '@/hooks/player/useExcluded';
import { useAbsent } from '@/hooks/useAbsent';

/** Whether this player has an inbox at all: never one who is excluded. */
export function useInboxOffered(): boolean {
  const [isOff, excluded] = [useAbsent('inbox'), useExcluded() !== null];
  return !isOff && !excluded;
}
