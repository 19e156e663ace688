/** Where the sandbox reads the time. Rules and stores take one as an argument; tests hand in a clock of their own. */
export type Clock = { now(): Date };

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };
