/** The sandbox's time source. Rules and stores take it as an argument, so that tests can pass their own. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still. */
export const fixedClock = (at: Date): Clock => ({ now: () => new Date(at) });

export type ShiftedClock = Clock & {
  forward(ms: number): void;
  /** Returns to the base clock's time. */
  reset(): void;
  ahead(): number;
};

/** A clock that is ahead of `base`, initially by nothing. */
export function shiftedClock(base: Clock): ShiftedClock {
  let ahead = 0;
  return {
    now: () => new Date(base.now().getTime() + ahead),
    forward: (ms) => void (ahead += ms),
    reset: () => void (ahead = 0),
    ahead: () => ahead,
  };
}
