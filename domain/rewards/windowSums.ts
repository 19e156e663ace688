import type { RewardDay } from './rewardDay';

/** What the days of a calendar come to, in minor units. */
export type WindowSums = {
  claimed: bigint;
  /** May be claimed now. */
  open: bigint;
  /** Was not claimed while it could be. */
  lapsed: bigint;
};

/** Adds up what is settled by now: days to come, and what of today is still locked, are in none of the sums. */
export function windowSums(days: readonly RewardDay[]): WindowSums {
  const sum = (belongs: (day: RewardDay) => boolean) =>
    days.filter(belongs).reduce((total, { amount }) => total + amount, 0n);
  return {
    claimed: sum(({ state }) => state === 'claimed'),
    open: sum(({ claim }) => claim !== null),
    lapsed: sum(({ state, claim }) => state === 'notClaimed' && claim === null),
  };
}
