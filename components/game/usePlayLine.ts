import type { PlayState } from '@/domain/game/play';
import { toDecimal } from '@/domain/money/money';
import { usePlaySession } from '@/hooks/player/usePlaySession';
import type { PlayLine } from './GameBar';

/**
 * The session shown in the game's bar. Demo: since the frame is ready, with the net of its rounds. Real money: the
 * casino's play session over all games and tabs, also before the game is started and after it.
 */
export function usePlayLine(state: PlayState): PlayLine | null {
  const { session } = usePlaySession();
  if (state.phase === 'playing' && state.mode === 'demo') {
    const { net, currency } = state.tally;
    return { since: state.since, ahead: 0, net: toDecimal(net, currency), currency };
  }
  if (session?.startedAt == null) return null;
  const { startedAt, ahead, netResult, currency } = session;
  return { since: startedAt, ahead, net: netResult, currency };
}
