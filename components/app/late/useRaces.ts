import { useUnpromoted } from '@/hooks/player/useQuiet';
import { useAbsent } from '@/hooks/useAbsent';

/** Whether races may be shown: not where a casino has none, nor to players who are not to be called to play. */
export function useRaces(): boolean {
  const [isOff, unpromoted] = [useAbsent('tournaments'), useUnpromoted()];
  return !isOff && !unpromoted;
}

/** Whether the race that a player has joined may be shown. */
export function useJoinedRaces(): boolean {
  const [isOffered, isOff] = [useRaces(), useAbsent('tournamentEntry')];
  return isOffered && !isOff;
}
