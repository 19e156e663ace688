import { CircleCheck, CircleMinus, Gift, Lock, Minus, type IconNode } from 'lucide';
import type { RewardState } from '@/domain/rewards/rewardDay';

/** Icon of each state, so that the state is not conveyed by colour alone. */
export const STATE_ICONS: Readonly<Record<RewardState, IconNode>> = {
  claimed: CircleCheck,
  notClaimed: CircleMinus,
  claimable: Gift,
  locked: Lock,
  playToWin: Minus,
};
