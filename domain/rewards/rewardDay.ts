import type { CalendarDay } from './calendarDays';

/** What a day of the rakeback calendar shows of its reward (spec §2). */
export type RewardState = 'claimed' | 'notClaimed' | 'claimable' | 'locked' | 'playToWin';

/** A day's reward as it is known: minor units, when it was paid, and whether the player may claim it. */
export type Reward = { amount: bigint; paidAt: string | null; showButton: boolean };

/** A day of the calendar, ready to be drawn. */
export type RewardDay = {
  day: CalendarDay;
  state: RewardState;
  /** In minor units. */
  amount: bigint;
  paidAt: string | null;
  /** The id by which the player can claim it now; null where there is nothing to claim. */
  claim: string | null;
};

/**
 * How a reward stands on its day (spec §2, OP-089): nothing to give says "play to win" on past days too, and what is due
 * today but may not be claimed looks like a coming day.
 */
export function rewardState(day: CalendarDay, today: CalendarDay, reward: Reward): RewardState {
  if (reward.amount <= 0n) return 'playToWin';
  if (reward.paidAt !== null) return 'claimed';
  if (day < today) return 'notClaimed';
  return day === today && reward.showButton ? 'claimable' : 'locked';
}
