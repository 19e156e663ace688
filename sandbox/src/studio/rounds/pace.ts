/** Minimum time between two rounds of a session: the British regulator's rule for online slots. */
export const MIN_SPIN_MS = 2500;

/** Milliseconds until the next round may start. */
export const waitFrom = (lastRoundAt: Date | null, now: Date): number =>
  lastRoundAt ? Math.min(MIN_SPIN_MS, Math.max(0, lastRoundAt.getTime() + MIN_SPIN_MS - now.getTime())) : 0;
