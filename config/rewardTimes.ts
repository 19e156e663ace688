/** Constants of the rewards (spec §9): times in milliseconds, days as calendar days. */

/** Polling interval of the rakeback calendar while visible. */
export const RAKEBACK_REFRESH_MS = 10_000;

/** Polling interval of the cashback award. */
export const AWARD_POLL_MS = 15_000;

/** The award's countdown runs to the next multiple of this many minutes of the hour. */
export const AWARD_BOUNDARY_MINUTES = 30;

/** Length of the rakeback calendar: whole weeks from Monday. */
export const CALENDAR_DAYS = 28;

/** 0 is Monday (domain/rewards/calendarDays.ts). */
export const FIRST_WEEKDAY = 0;

/** Days after its own on which a reward can be claimed: today or yesterday. */
export const CLAIM_DAYS_AFTER = 1;

/** The promotion calendar loads this many days from tomorrow, and this many bonuses of each. */
export const LOOK_AHEAD_DAYS = 7;
export const LOOK_AHEAD_LIMIT = 1;

/** Titles in the promotion calendar are truncated to this many characters, followed by the ellipsis (OP-087). */
export const TITLE_CUT = 35;
export const ELLIPSIS = '...';

/** Clock differences up to this are attributed to latency and to the whole seconds of the backend's date header. */
export const CLOCK_TOLERANCE_MS = 1_000;
