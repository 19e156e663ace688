/** Play with real money as the casino counts it. Amounts are decimal strings of `currency`. */
export type PlaySession = {
  /** When the play began, in milliseconds of the server's clock; null while nobody plays. */
  startedAt: number | null;
  /** How far the server's clock is ahead of this device's, in milliseconds; below zero where it is behind. */
  ahead: number;
  /** What was won less what was staked since then; below zero for a loss. */
  netResult: string;
  staked: string;
  won: string;
  currency: string;
  check: RealityCheck;
};

/** When the player wants to be told how long they have played, and how it went. */
export type RealityCheck = {
  /** How often; null for never. */
  minutes: number | null;
  /** The server waits for the player to have read it. */
  due: boolean;
  /** When the next one is due, or was, in milliseconds of the server's clock; null outside of play and without an interval. */
  at: number | null;
};

/** Intervals of the reality check that are offered, in minutes; null for never. */
export const CHECK_MINUTES = [null, 15, 30, 60, 120] as const;

/** Milliseconds until the next reality check at `now` of this device, 0 when it is due; null when none is to come. */
export function msToCheck({ check, ahead }: Pick<PlaySession, 'check' | 'ahead'>, now: number): number | null {
  if (check.due) return 0;
  return check.at === null ? null : Math.max(0, check.at - (now + ahead));
}
