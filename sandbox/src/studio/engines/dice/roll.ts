import { NUMBERS } from './ladder';

/** The largest multiple of 10,000 within 32 bits; values from there on are rejected, since they would bias the roll. */
const FAIR_BELOW = Math.floor(2 ** 32 / NUMBERS) * NUMBERS;
const WORD = 4;

/**
 * The message signed with the server seed for a roll: client seed, nonce and, in the very rare case that every group of
 * the digest is rejected, the number of the retry.
 */
export const rollMessage = (clientSeed: string, nonce: number, turn = 0): string =>
  turn === 0 ? `${clientSeed}:${nonce}` : `${clientSeed}:${nonce}:${turn}`;

/**
 * The roll, 0 to 9,999, of an HMAC-SHA256 digest: its first four-byte group that is not rejected, modulo 10,000. Null
 * when all eight groups are rejected.
 */
export function rollOf(digest: Uint8Array): number | null {
  const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  for (let at = 0; at + WORD <= digest.byteLength; at += WORD) {
    const word = view.getUint32(at);
    if (word < FAIR_BELOW) return word % NUMBERS;
  }
  return null;
}

/** A roll for display: 7 is "00.07", 4950 is "49.50". */
export const rollText = (roll: number): string => {
  const digits = String(roll).padStart(4, '0');
  return `${digits.slice(0, 2)}.${digits.slice(2)}`;
};
