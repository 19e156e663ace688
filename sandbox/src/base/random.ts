import { randomInt } from 'node:crypto';

/** An integer from 0 to bound - 1, each equally likely. */
export type RandomInt = (bound: number) => number;

/** The operating system's secure generator; Node's rejection sampling keeps it unbiased. */
export const secureRandom: RandomInt = (bound) => randomInt(bound);
