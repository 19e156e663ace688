import { useToken } from '@/hooks/player/useToken';
import { useAbsent } from '@/hooks/useAbsent';
import { useTournamentStandingQuery } from '@/services/tournaments/tournaments';

/** How often the places of a running tournament are asked for again. */
export const EVERY_MS = 60_000;

/** The player's own place in a tournament; asked for by players only. */
export function useOwnPlace(tournament: string, pollingInterval = 0) {
  const isOff = useAbsent('tournamentEntry');
  const skip = useToken() === null || isOff;
  const { currentData, ...rest } = useTournamentStandingQuery(
    { tournament },
    { skip, pollingInterval, refetchOnMountOrArgChange: true },
  );
  // `data` would outlive the player's session.
  return { ...rest, data: currentData };
}
