import type { RewardDay } from './rewardDay';

/** Totals of the days of a calendar, in minor units. */
export type WindowSums = {
  claimed: bigint;
  /** Can be claimed now. */
  open: bigint;
  /** Not claimed in time. */
  lapsed: bigint;
};

/** Totals of the settled days; future days and today's locked rewards are not counted. */
export function windowSums(days: readonly RewardDay[]): WindowSums {
  const sum = (belongs: (day: RewardDay) => boolean) =>
    days.filter(belongs).reduce((total, { amount }) => total + amount, 0n);
  return {
    claimed: sum(({ state }) => state === 'claimed'),
    open: sum(({ claim }) => claim !== null),
    lapsed: sum(({ state, claim }) => state === 'notClaimed' && claim === null),
  };
}
