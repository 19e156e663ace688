/** A real-money play session as tracked by the casino. Amounts are decimal strings of `currency`. */
export type PlaySession = {
  /** Session start in milliseconds of the server's clock; null while not playing. */
  startedAt: number | null;
  /** Server clock minus device clock, in milliseconds. */
  ahead: number;
  /** Wins minus stakes since the start; negative for a loss. */
  netResult: string;
  /** Null where the backend does not say. */
  staked: string | null;
  won: string | null;
  currency: string;
  check: RealityCheck;
  /** Until when play rests after a reality check, in milliseconds of the server's clock; null without a rest. */
  restUntil: number | null;
  /** What the player set before this session, or before the last one; null without. */
  bounds: SessionBounds | null;
};

/** Time and money set before a session of play, where a market asks for them. Amounts are decimal strings of `currency`. */
export type SessionBounds = {
  minutes: number;
  amount: string;
  /** What the session may still cost. */
  left: string;
  currency: string;
  /** Milliseconds of the server's clock. */
  endsAt: number;
  /** Which of the two has ended the session; null while it runs. */
  reached: 'time' | 'money' | null;
};

/** Periodic reminder of how long the player has played, and of the result. */
export type RealityCheck = {
  /** Interval; null for never. */
  minutes: number | null | undefined;
  /** Whether the server is waiting for the player to acknowledge it. */
  due: boolean;
  /**
   * When the next one is or was due, in milliseconds of the server's clock; null outside play or without an interval.
   */
  at: number | null;
};

/** Selectable reality check intervals in minutes; null for never. */
export const CHECK_MINUTES = [null, 15, 30, 60, 120] as const;

/** Milliseconds until the next reality check, given the device's `now`; 0 when due, null if none is scheduled. */
export function msToCheck({ check, ahead }: Pick<PlaySession, 'check' | 'ahead'>, now: number): number | null {
  if (check.due) return 0;
  return check.at === null ? null : Math.max(0, check.at - (now + ahead));
}

/** Milliseconds until an instant of the server's clock, given the device's `now`; never below zero. */
export const msUntil = (instant: number, { ahead }: Pick<PlaySession, 'ahead'>, now: number): number =>
  Math.max(0, instant - (now + ahead));

/** A device knows the server's clock to about a second, which must not count as a minute begun. */
const CLOCK_MS = 1_000;

/** Minutes until an instant, the one begun counted, at `now` of the server's clock; never below zero. */
export const minutesUntil = (instant: number, now: number): number =>
  Math.max(0, Math.ceil((instant - now - CLOCK_MS) / 60_000));

/** Minutes until the next reality check at `now` of the server's clock, never less than one; null without one. */
export function minutesToCheck({ check: { at } }: Pick<PlaySession, 'check'>, now: number): number | null {
  return at === null ? null : Math.max(1, minutesUntil(at, now));
}
