import { MINUTE_MS } from '@/domain/time/lengths';

/** Default duration of each stage of a withdrawal, unless it is advanced by hand: approval, sending, arrival. */
type StageTimes = { approvedMs: number; sentMs: number; completedMs: number };

/** What an operator decides about withdrawals. */
export type WithdrawalFigures = {
  /** The operator's fee, in hundredths of a percent of the amount. */
  feeBasisPoints: { bank: number; crypto: number };
  times: { bank: StageTimes; crypto: StageTimes };
};

/** The figures of all sample brands. */
export const WITHDRAWALS: WithdrawalFigures = {
  feeBasisPoints: { bank: 0, crypto: 100 },
  times: {
    bank: { approvedMs: 60 * MINUTE_MS, sentMs: 30 * MINUTE_MS, completedMs: 120 * MINUTE_MS },
    crypto: { approvedMs: 30 * MINUTE_MS, sentMs: 10 * MINUTE_MS, completedMs: 20 * MINUTE_MS },
  },
};
