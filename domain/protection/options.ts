/** Limit periods on the wire: daily 0, weekly 1, monthly 2 (LIM-01). */
export const LIMIT_PERIODS = [0, 1, 2] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** What a limit restricts: deposits, stakes or losses of a period, or the stake of one round. */
export const LIMIT_KINDS = ['deposit', 'bet', 'loss', 'maxBet'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** Short self-exclusions (LIM-02). */
export const SHORT_EXCLUSIONS = ['1h', '12h', '1d', '3d', '1w', '1m'] as const;

/** Every break that a market may offer (config/markets). */
export const BREAKS = [...SHORT_EXCLUSIONS, '2m', '3m'] as const;
export type ShortExclusion = (typeof BREAKS)[number];

/** Permanent self-exclusion, or one through a chosen day (LIM-03). */
export const LONG_EXCLUSIONS = ['permanent', 'custom'] as const;

/** Every self-exclusion that a market may offer. */
export const EXCLUSIONS = ['6m', '1y', '5y', ...LONG_EXCLUSIONS] as const;
export type LongExclusion = (typeof EXCLUSIONS)[number];
export type ExclusionDuration = ShortExclusion | LongExclusion;

/** Whether a duration is a self-exclusion, and no break. */
export const isLongExclusion = (duration: ExclusionDuration): duration is LongExclusion =>
  EXCLUSIONS.some((one) => one === duration);

/** Account freeze durations in days of 24 hours (LIM-04). */
export const FREEZE_DAYS = [1, 3, 7, 10] as const;
export type FreezeDays = (typeof FREEZE_DAYS)[number];
