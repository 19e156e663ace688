import { useEffect, useState } from 'react';
import type { PlayState } from '@/domain/game/play';
import { toDecimal } from '@/domain/money/money';
import type { DemoSession } from './GameBar';

const SECOND_MS = 1_000;

/** The line under the frame while it plays: whole seconds since the frame was ready, and the net of its rounds. */
export function useDemoSession(state: PlayState): DemoSession | null {
  const since = state.phase === 'playing' ? state.since : null;
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (since === null) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [since]);
  if (state.phase !== 'playing') return null;
  const { net, currency } = state.tally;
  const seconds = Math.max(0, Math.floor((now - state.since) / SECOND_MS));
  return { seconds, net: toDecimal(net, currency), currency };
}
