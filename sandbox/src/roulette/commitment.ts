import { createHash } from 'node:crypto';

/** What is told of a round's pocket before bets are taken: SHA-256 of `salt:pocket`, hexadecimal. */
export const pocketHash = (pocket: number, salt: string): string =>
  createHash('sha256').update(`${salt}:${pocket}`).digest('hex');
