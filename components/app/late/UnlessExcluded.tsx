import type { ReactNode } from 'react';
import { useExcluded } from '@/hooks/player/useExcluded';
import { useQuiet } from '@/hooks/player/useQuiet';
import { latePart } from './latePart';

const ExcludedNote = latePart({
  texts: ['protection'],
  load: async () => (await import('@/components/protection/stops/ExcludedNote')).ExcludedNote,
});

const QuietNote = latePart({
  texts: ['quiet'],
  load: async () => (await import('@/components/protection/quiet/QuietNote')).QuietNote,
});

type UnlessExcludedProps = {
  /** The content has the page's h1, so the note must provide it instead. */
  wholePage?: boolean;
  /** Quiet mode hides offers, never the player's own money. */
  evenInQuiet?: boolean;
  children: ReactNode;
};

/**
 * For deposits, offers, calendars and countdowns: an excluded player gets a note instead (SESS-10), and so does who is in
 * quiet mode, with a way out of it. The server's page and the first paint are those of a guest.
 */
export function UnlessExcluded({ wholePage = false, evenInQuiet = false, children }: UnlessExcludedProps) {
  const [excluded, quiet] = [useExcluded(), useQuiet()];
  const level = wholePage ? 'h1' : 'p';
  if (quiet && !excluded && !evenInQuiet) return <QuietNote level={level} />;
  if (!excluded) return children;
  return <ExcludedNote level={level} />;
}
