import type { ReactNode } from 'react';
import { useExcluded } from '@/hooks/player/useExcluded';
import { latePart } from './latePart';

const ExcludedNote = latePart({
  texts: ['protection'],
  load: async () => (await import('@/components/protection/stops/ExcludedNote')).ExcludedNote,
});

type UnlessExcludedProps = {
  /** The content has the page's h1, so the note must provide it instead. */
  wholePage?: boolean;
  children: ReactNode;
};

/**
 * For deposits, offers, calendars and countdowns: an excluded player gets a note instead (SESS-10). The server's page
 * and the first paint are those of a guest.
 */
export function UnlessExcluded({ wholePage = false, children }: UnlessExcludedProps) {
  const excluded = useExcluded();
  if (!excluded) return children;
  return <ExcludedNote level={wholePage ? 'h1' : 'p'} />;
}
