import { Suspense, type ReactNode } from 'react';
import { useExcluded } from '@/hooks/player/useExcluded';
import { ModalBoundary } from './ModalBoundary';
import { withTexts } from './withTexts';

const ExcludedNote = withTexts(
  ['protection'],
  async () => (await import('@/components/protection/stops/ExcludedNote')).ExcludedNote,
);

type UnlessExcludedProps = {
  /** What is inside carries the heading of the page, and the note does in its place. */
  wholePage?: boolean;
  children: ReactNode;
};

/**
 * Deposits, offers, calendars and countdowns: an excluded player gets a note in their place (SESS-10). The server's page and
 * the first paint are the guest's.
 */
export function UnlessExcluded({ wholePage = false, children }: UnlessExcludedProps) {
  const excluded = useExcluded();
  if (!excluded) return children;
  return (
    <ModalBoundary>
      <Suspense>
        <ExcludedNote level={wholePage ? 'h1' : 'p'} />
      </Suspense>
    </ModalBoundary>
  );
}
