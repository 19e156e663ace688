const MINUTE_MS = 60_000;

/** How long each stage of a withdrawal takes, when nobody is faster: approval, sending, arrival. */
type StageTimes = { approvedMs: number; sentMs: number; completedMs: number };

/** What an operator decides about withdrawals. */
export type WithdrawalFigures = {
  /** Its own fee, in hundredths of a percent of the amount. */
  feeBasisPoints: { bank: number; crypto: number };
  times: { bank: StageTimes; crypto: StageTimes };
};

/** What the sample brands have in common. */
export const WITHDRAWALS: WithdrawalFigures = {
  feeBasisPoints: { bank: 0, crypto: 100 },
  times: {
    bank: { approvedMs: 60 * MINUTE_MS, sentMs: 30 * MINUTE_MS, completedMs: 120 * MINUTE_MS },
    crypto: { approvedMs: 30 * MINUTE_MS, sentMs: 10 * MINUTE_MS, completedMs: 20 * MINUTE_MS },
  },
};
