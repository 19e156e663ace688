/** Where the sandbox reads the time. Rules and stores take one as an argument; tests hand in a clock of their own. */
export type Clock = { now(): Date };

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that can be put forward. */
export type ShiftedClock = Clock & {
  /** Puts it forward by so many milliseconds more. */
  forward(ms: number): void;
  /** Back to the clock it is made from. */
  reset(): void;
  /** How many milliseconds it is ahead. */
  ahead(): number;
};

/** A clock that is ahead of another one, at first by nothing. */
export function shiftedClock(base: Clock): ShiftedClock {
  let ahead = 0;
  return {
    now: () => new Date(base.now().getTime() + ahead),
    forward: (ms) => void (ahead += ms),
    reset: () => void (ahead = 0),
    ahead: () => ahead,
  };
}
