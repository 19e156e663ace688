import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { Notice } from '@/components/ui/feedback/Notice';
import { useAuth } from '@/hooks/player/useAuth';
import { useClock } from '@/hooks/useClock';
import { useT } from '@/hooks/useT';
import { useAwaited } from '@/hooks/player/useAwaited';
import { CalendarSkeleton } from '../days/CalendarSkeleton';
import { Legend } from './Legend';

/** The days depend on the visitor's clock and time zone, so the server renders only a skeleton (OP-083). */
const SampleCalendar = dynamic(() => import('../samples/SampleCalendar').then((module) => module.SampleCalendar), {
  ssr: false,
  loading: CalendarSkeleton,
});

/** Whoever comes with a session is shown their own days, so nothing holds a place for this. */
const ForGuests = styled.div`
  [data-session] & {
    display: none;
  }
`;

type RakebackProps = {
  /** The calendar of a signed-in player, by user id; its code is loaded only for players. */
  Player: ComponentType<{ player: string }>;
};

/**
 * The rakeback calendar, as page and dialog (NAV-06, P-12, M-07): the signed-in player's, or samples for guests. A
 * skeleton until the session is known.
 */
export function Rakeback({ Player }: RakebackProps) {
  const t = useT();
  const { isAuthenticated, user } = useAuth();
  const unknown = useAwaited();
  const isPlayer = isAuthenticated && user !== null;
  // A slow device may have the samples' code before it has hydrated the page.
  const isHydrated = useClock() !== null;
  return (
    <>
      {!isPlayer && !unknown && (
        <ForGuests>
          <Notice>{t('rewards.sample')}</Notice>
        </ForGuests>
      )}
      {isPlayer ? <Player player={user.userId} /> : unknown || !isHydrated ? <CalendarSkeleton /> : <SampleCalendar />}
      <Legend />
    </>
  );
}
