import { randomInt } from 'node:crypto';

/** A whole number from 0 to bound - 1, each equally likely. */
export type RandomInt = (bound: number) => number;

/** The operating system's secure generator; node rejects the surplus values that would favour small numbers. */
export const secureRandom: RandomInt = (bound) => randomInt(bound);
