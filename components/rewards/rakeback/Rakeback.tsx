import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { Notice } from '@/components/ui/feedback/Notice';
import { GuestsOnly } from '@/components/ui/layout/GuestsOnly';
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
  const { isAuthenticated, isInitialized, user } = useAuth();
  const unknown = useAwaited();
  const isPlayer = isAuthenticated && user !== null;
  // A slow device may have the samples' code before it has hydrated the page.
  const isHydrated = useClock() !== null;
  return (
    <>
      {!isPlayer && !unknown && (
        <GuestsOnly data-known={isInitialized || undefined}>
          <Notice>{t('rewards.sample')}</Notice>
        </GuestsOnly>
      )}
      {isPlayer ? <Player player={user.userId} /> : unknown || !isHydrated ? <CalendarSkeleton /> : <SampleCalendar />}
      <Legend />
    </>
  );
}
