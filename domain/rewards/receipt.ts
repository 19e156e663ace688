import type { CalendarDay } from './calendarDays';

/** What one game gave back: staked × edge of the house × rate. Amounts are decimal texts, the others are fractions. */
export type ReceiptLine = {
  /** The game's id. */
  game: string;
  name: string;
  staked: string;
  houseEdge: number;
  rate: number;
  amount: string;
};

/** What was given back of a net loss: loss × factor. */
export type ReceiptCashback = { loss: string; factor: number; amount: string };

/** Why the reward of a day is what it is. What the backend did not say is null. */
export type Receipt = {
  day: CalendarDay;
  currency: string;
  /** The sum of the lines, of the cashback and of what was added. */
  amount: string;
  lines: readonly ReceiptLine[];
  /** The day of play it comes from. */
  playedOn: CalendarDay | null;
  /** Whose midnights begin and end that day. */
  timeZone: string | null;
  /** False while the day of play goes on: the amount still grows. */
  closed: boolean;
  claimableFrom: string | null;
  claimableUntil: string | null;
  paidAt: string | null;
  /** The award for the day's net loss. */
  cashback: ReceiptCashback | null;
  /** Cashback bonuses that were added to the calendar that day. */
  added: readonly ReceiptCashback[];
};
