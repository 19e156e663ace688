import type { PlayState } from '@/domain/game/play';
import { toDecimal } from '@/domain/money/money';
import { usePlaySession } from '@/hooks/player/usePlaySession';
import type { PlayLine } from './GameBar';

/**
 * The line under the game. Of a demo: since when the frame is there, and the net of its rounds. Of play with real money: all
 * of it as the casino counts it, in whichever game and tab; also before the game is started, and after.
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
