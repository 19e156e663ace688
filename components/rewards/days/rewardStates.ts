import { CircleCheck, CircleMinus, Gift, Lock, Minus, type IconNode } from 'lucide';
import type { RewardDay, RewardState } from '@/domain/rewards/rewardDay';
import type { TextKey } from '@/hooks/useT';

/** Icon of each state, so that the state is not conveyed by colour alone. */
export const STATE_ICONS: Readonly<Record<RewardState, IconNode>> = {
  claimed: CircleCheck,
  notClaimed: CircleMinus,
  claimable: Gift,
  locked: Lock,
  playToWin: Minus,
};

/**
 * The icon of a day. OP-089 fixes the state of yesterday, "not claimed", and so its words; while the day can still be
 * claimed, it carries the sign of what can be claimed, not that of a lost day.
 */
export const stateIcon = ({ state, claim }: Pick<RewardDay, 'state' | 'claim'>): IconNode =>
  STATE_ICONS[claim === null ? state : 'claimable'];

/**
 * The words of a state. "Play to win" (RAKE-10) is for days on which that is still possible; a day "not claimed" that
 * can be claimed all the same (OP-089) is not claimed yet.
 */
export function stateWords({ state, claim }: Pick<RewardDay, 'state' | 'claim'>, isPast: boolean): TextKey {
  if (state === 'playToWin' && isPast) return 'rewards.state.nothing';
  return state === 'notClaimed' && claim !== null ? 'rewards.state.notClaimedYet' : `rewards.state.${state}`;
}
