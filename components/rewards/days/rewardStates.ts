import { CircleCheck, CircleMinus, Gift, Lock, Minus, type IconNode } from 'lucide';
import type { RewardState } from '@/domain/rewards/rewardDay';

/** The sign of each state, which together with its words says what the colours say. */
export const STATE_ICONS: Readonly<Record<RewardState, IconNode>> = {
  claimed: CircleCheck,
  notClaimed: CircleMinus,
  claimable: Gift,
  locked: Lock,
  playToWin: Minus,
};
