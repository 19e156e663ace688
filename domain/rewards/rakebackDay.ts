import type { CalendarDay } from '../time/day';

/** A day's rakeback from the backend (ENT-20). */
export type RakebackDay = {
  /** First day it can be claimed: the first ten characters of the backend's date (OP-083). */
  day: CalendarDay;
  bonusId: string;
  /** Decimal string; "0" if the backend sent none. */
  amount: string;
  /** Null until claimed. */
  paidAt: string | null;
};
