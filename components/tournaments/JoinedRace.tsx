import type { ReactNode } from 'react';
import { useLocale } from '@/components/ui/LocaleContext';
import { byState, type Tournament } from '@/domain/tournaments/tournaments';
import { useClock } from '@/hooks/useClock';
import { useTournamentsQuery, type OwnPlace } from '@/services/tournaments/tournaments';
import { EVERY_MS, useOwnPlace } from './useOwnPlace';

type Shown = (race: Tournament, place: OwnPlace) => ReactNode;

/** The races are asked one after the other, so that mostly one call is made. */
function FirstJoined({ races: [race, ...others], shown }: { races: readonly Tournament[]; shown: Shown }) {
  const { data } = useOwnPlace(race?.id ?? '', EVERY_MS);
  if (!race || !data) return null;
  if (data.joined) return shown(race, data);
  return others.length > 0 ? <FirstJoined key={others[0]!.id} races={others} shown={shown} /> : null;
}

/** The running race that the player has joined and that ends first, as `shown` draws it; nothing without one. */
export function JoinedRace({ shown }: { shown: Shown }) {
  const language = useLocale().code;
  const now = useClock();
  const { data } = useTournamentsQuery({ language });
  const running = data && now !== null ? byState(data, now).running : [];
  return running.length > 0 ? <FirstJoined key={running[0]!.id} races={running} shown={shown} /> : null;
}
