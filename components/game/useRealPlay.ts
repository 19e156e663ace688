import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { PlayState } from '@/domain/game/play';
import type { RealPlayNow } from '@/domain/game/realPlay';
import { stakeableAsTold, type Stakeable } from '@/domain/game/stakeable';
import { useAuth } from '@/hooks/player/useAuth';
import { useBalance } from '@/hooks/player/useBalance';
import { roundPlayed } from '@/services/game/play';

/** After a round the casino is asked so much later, in milliseconds: rounds that follow at once are one question. */
const ASK_MS = 400;

/**
 * Play with real money in this frame; null for a demo, and while nothing is played. The balance is what the wallet holds for the
 * game (`held`); what the frame told of the latest round stands in for it until the casino has been asked since, so that a
 * round is not told before it ended. A session that ends closes the game.
 */
export function useRealPlay(state: PlayState, held: Stakeable | null, leave: () => void): RealPlayNow | null {
  const dispatch = useDispatch();
  const { isInitialized, isAuthenticated } = useAuth();
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

  const stranded = state.phase !== 'idle' && state.mode === 'real' && isInitialized && !isAuthenticated;
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
