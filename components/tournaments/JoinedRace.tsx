import type { ReactNode } from 'react';
import { useLocale } from '@/components/ui/LocaleContext';
import { MINUTE_MS } from '@/domain/time/lengths';
import { byState, type Tournament } from '@/domain/tournaments/tournaments';
import { useClock } from '@/hooks/useClock';
import { useTournamentsQuery, type OwnPlace } from '@/services/tournaments/tournaments';
import { EVERY_MS, useOwnPlace } from './useOwnPlace';

/** How often the races themselves are asked for again: how many take part, and new ones. */
const LOOK_MS = 5 * MINUTE_MS;

type JoinedRaceProps = {
  shown: (race: Tournament, place: OwnPlace) => ReactNode;
  /** Drawn until it is known whether there is one; nothing by default. */
  waiting?: ReactNode;
  /** Drawn where there is none, or the backend cannot say; nothing by default. */
  none?: ReactNode;
};

/** The races are asked one after the other, so that mostly one call is made. */
function FirstJoined({ races, ...drawn }: JoinedRaceProps & { races: readonly Tournament[] }) {
  const [race, ...others] = races;
  const { data, isError } = useOwnPlace(race?.id ?? '', EVERY_MS);
  if (!race) return drawn.none;
  if (!data) return isError ? drawn.none : drawn.waiting;
  if (data.joined) return drawn.shown(race, data);
  return others.length > 0 ? <FirstJoined key={others[0]!.id} races={others} {...drawn} /> : drawn.none;
}

/** The running race that the player has joined and that ends first, as `shown` draws it. */
export function JoinedRace({ shown, waiting = null, none = null }: JoinedRaceProps) {
  const language = useLocale().code;
  const now = useClock();
  const { data, isError } = useTournamentsQuery({ language }, { pollingInterval: LOOK_MS });
  if (!data || now === null) return isError ? none : waiting;
  const { running } = byState(data, now);
  if (running.length === 0) return none;
  return <FirstJoined key={running[0]!.id} races={running} {...{ shown, waiting, none }} />;
}
