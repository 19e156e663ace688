import type { CalendarDay } from '../time/day';

/** State of a day's reward in the rakeback calendar (spec §2). */
export type RewardState = 'claimed' | 'notClaimed' | 'claimable' | 'locked' | 'playToWin';

/** A day's reward: amount in minor units, when it was paid, and whether the player may claim it. */
export type Reward = { amount: bigint; paidAt: string | null; showButton: boolean };

export type RewardDay = {
  day: CalendarDay;
  state: RewardState;
  /** In minor units. */
  amount: bigint;
  paidAt: string | null;
  /** The id to claim it with now; null if there is nothing to claim. */
  claim: string | null;
};

/**
 * State of a day's reward (spec §2, OP-089): no reward is "play to win" on past days too, and today's reward is locked
 * like a future one if it may not be claimed.
 */
export function rewardState(day: CalendarDay, today: CalendarDay, reward: Reward): RewardState {
  if (reward.amount <= 0n) return 'playToWin';
  if (reward.paidAt !== null) return 'claimed';
  if (day < today) return 'notClaimed';
  return day === today && reward.showButton ? 'claimable' : 'locked';
}
