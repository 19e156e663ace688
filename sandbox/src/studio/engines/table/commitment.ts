import { createHash } from 'node:crypto';

/** The commitment to a round's outcome, published before betting opens: SHA-256 of `salt:outcome`, hexadecimal. */
export const outcomeHash = (outcome: string, salt: string): string =>
  createHash('sha256').update(`${salt}:${outcome}`).digest('hex');
