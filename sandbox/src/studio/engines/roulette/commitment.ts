import { createHash } from 'node:crypto';

/** The commitment to a round's pocket, published before betting opens: SHA-256 of `salt:pocket`, hexadecimal. */
export const pocketHash = (pocket: number, salt: string): string =>
  createHash('sha256').update(`${salt}:${pocket}`).digest('hex');
