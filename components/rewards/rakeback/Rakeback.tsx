import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { Notice } from '@/components/ui/feedback/Notice';
import { useAuth } from '@/hooks/player/useAuth';
import { useT } from '@/hooks/useT';
import { useToken } from '@/hooks/player/useToken';
import { CalendarSkeleton } from '../days/CalendarSkeleton';
import { Legend } from './Legend';

/** Days depend on the visitor's clock and zone, so the server draws their place only (OP-083). */
const SampleCalendar = dynamic(() => import('../samples/SampleCalendar').then((module) => module.SampleCalendar), {
  ssr: false,
  loading: CalendarSkeleton,
});

type RakebackProps = {
  /** The calendar of a signed-in player, by their id; loaded for them alone. */
  Player: ComponentType<{ player: string }>;
};

/**
 * The rakeback calendar on its page and in its dialog (NAV-06, P-12, M-07): of the player who is signed in, else examples.
 * While it is not known yet whose page this is, its place.
 */
export function Rakeback({ Player }: RakebackProps) {
  const t = useT();
  const { isAuthenticated, isInitialized, user } = useAuth();
  const unknown = useToken() !== null && !isInitialized;
  const isPlayer = isAuthenticated && user !== null;
  return (
    <>
      {!isPlayer && !unknown && <Notice>{t('rewards.sample')}</Notice>}
      {isPlayer ? <Player player={user.userId} /> : unknown ? <CalendarSkeleton /> : <SampleCalendar />}
      <Legend />
    </>
  );
}
