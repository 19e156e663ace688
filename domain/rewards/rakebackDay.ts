import type { CalendarDay } from './calendarDays';

/** A day of rakeback as the backend tells it (ENT-20). */
export type RakebackDay = {
  /** From which day on it is claimed: the first ten characters of its date (OP-083). */
  day: CalendarDay;
  bonusId: string;
  /** A decimal text; "0" where the backend sent none. */
  amount: string;
  /** Null while it is not claimed. */
  paidAt: string | null;
};
