import type { CalendarDay } from '../time/day';

/** Rakeback of one game: staked × house edge × rate. Amounts are decimal strings, the factors are fractions. */
export type ReceiptLine = {
  game: string;
  name: string;
  staked: string;
  houseEdge: number;
  rate: number;
  amount: string;
};

/** Cashback of a net loss: loss × factor. */
export type ReceiptCashback = { loss: string; factor: number; amount: string };

/** Breakdown of a day's reward. Null means the backend did not say. */
export type Receipt = {
  day: CalendarDay;
  currency: string;
  /** Total of the lines, the cashback and the added bonuses. */
  amount: string;
  lines: readonly ReceiptLine[];
  /** The day of play the reward is for. */
  playedOn: CalendarDay | null;
  /** The time zone whose midnights bound that day. */
  timeZone: string | null;
  /** False while that day is still running and the amount can grow. */
  closed: boolean;
  claimableFrom: string | null;
  claimableUntil: string | null;
  paidAt: string | null;
  cashback: ReceiptCashback | null;
  /** Cashback bonuses added to the calendar that day. */
  added: readonly ReceiptCashback[];
};
