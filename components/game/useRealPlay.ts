import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { PlayState } from '@/domain/game/play';
import type { RealPlayNow } from '@/domain/game/realPlay';
import { stakeableAsTold, type Stakeable } from '@/domain/game/stakeable';
import { useAuth } from '@/hooks/player/useAuth';
import { useBalance } from '@/hooks/player/useBalance';
import { roundPlayed } from '@/services/game/play';

/** Debounce in ms between a round and the casino's balance, so that quick rounds cause one request. */
const ASK_MS = 400;

/**
 * Play with real money in this frame; null for a demo and while nothing is played. The balance is the wallet's for this
 * game (`held`); until that is newer than the latest round, the frame's own figure replaces it, so that no result shows
 * before its round has ended. A session that ends or is another player's closes the game.
 */
export function useRealPlay(state: PlayState, held: Stakeable | null, leave: () => void): RealPlayNow | null {
  const dispatch = useDispatch();
  const { isInitialized, isAuthenticated, user } = useAuth();
  const { asOf, refresh } = useBalance();
  const now = state.phase === 'playing' && state.mode === 'real' ? state : null;
  const rounds = now?.tally.rounds ?? 0;
  useEffect(() => {
    if (rounds === 0) return;
    const timer = setTimeout(() => {
      dispatch(roundPlayed());
      void refresh();
    }, ASK_MS);
    return () => clearTimeout(timer);
  }, [rounds, dispatch, refresh]);

  const isReal = state.phase !== 'idle' && state.mode === 'real';
  const own = user?.userId ?? null;
  const [player, setPlayer] = useState<string | null>(null);
  if (isReal ? player === null && own !== null : player !== null) setPlayer(isReal ? own : null);
  const isOthers = player !== null && own !== null && own !== player;
  const stranded = isReal && isInitialized && (!isAuthenticated || isOthers);
  useEffect(() => {
    if (stranded) leave();
  }, [stranded, leave]);

  if (!now || stranded) return null;
  const { told } = now.real;
  const { inRound } = now.tally;
  const isNewer = told !== null && (asOf === null || told.at > asOf || inRound);
  const balance =
    isNewer && (held === null || held.currency === told.currency)
      ? stakeableAsTold(held, { amount: told.balance, currency: told.currency }, inRound)
      : held;
  return { ...now.real, balance };
}
