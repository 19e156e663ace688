/** Named values of the rewards (spec §9): times in milliseconds, days as calendar days. */

/** How often the days of the rakeback calendar are asked for while it is seen. */
export const RAKEBACK_REFRESH_MS = 10_000;

/** How often the cashback award is asked for. */
export const AWARD_POLL_MS = 15_000;

/** The award's countdown runs to the next multiple of so many minutes of the hour. */
export const AWARD_BOUNDARY_MINUTES = 30;

/** How long the rakeback calendar is: whole weeks, Monday first. */
export const CALENDAR_DAYS = 28;

/** 0 is a Monday (domain/rewards/calendarDays.ts). */
export const FIRST_WEEKDAY = 0;

/** A reward is claimed on its day and on so many days after it: today or yesterday. */
export const CLAIM_DAYS_AFTER = 1;

/** The promotion calendar looks up so many days from tomorrow on, and so many bonuses of each. */
export const LOOK_AHEAD_DAYS = 7;
export const LOOK_AHEAD_LIMIT = 1;

/** A title of the promotion calendar is cut after so many characters, and then ends with this (OP-087). */
export const TITLE_CUT = 35;
export const ELLIPSIS = '...';

/** The clock of the backend is asked of each answer; a difference of so much is the way and the whole seconds of its header. */
export const CLOCK_TOLERANCE_MS = 1_000;
