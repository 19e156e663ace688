import { CircleCheck, CircleMinus, Gift, Lock, Minus, type IconNode } from 'lucide';
import type { RewardState } from '@/domain/rewards/rewardDay';
import type { TextKey } from '@/hooks/useT';

/** Icon of each state, so that the state is not conveyed by colour alone. */
export const STATE_ICONS: Readonly<Record<RewardState, IconNode>> = {
  claimed: CircleCheck,
  notClaimed: CircleMinus,
  claimable: Gift,
  locked: Lock,
  playToWin: Minus,
};

/** The words of a state. "Play to win" (RAKE-10) is for days on which that is still possible. */
export const stateWords = (state: RewardState, isPast: boolean): TextKey =>
  state === 'playToWin' && isPast ? 'rewards.state.nothing' : `rewards.state.${state}`;
