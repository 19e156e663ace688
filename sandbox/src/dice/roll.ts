import { NUMBERS } from './ladder';

/** Most 32-bit values that make whole runs of the 10,000 numbers; what lies above would favour the small ones. */
const FAIR_BELOW = Math.floor(2 ** 32 / NUMBERS) * NUMBERS;
const WORD = 4;

/**
 * What is signed with the server's seed for a roll: the player's seed, the number of the roll, and, in the rarest case
 * that no part of the digest serves, how often that has happened.
 */
export const rollMessage = (clientSeed: string, nonce: number, turn = 0): string =>
  turn === 0 ? `${clientSeed}:${nonce}` : `${clientSeed}:${nonce}:${turn}`;

/**
 * The roll, 0 to 9,999, that a digest of HMAC-SHA256 stands for: its first four bytes that serve, as one number, modulo
 * 10,000. Null when none of its eight groups serves.
 */
export function rollOf(digest: Uint8Array): number | null {
  const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  for (let at = 0; at + WORD <= digest.byteLength; at += WORD) {
    const word = view.getUint32(at);
    if (word < FAIR_BELOW) return word % NUMBERS;
  }
  return null;
}

/** A roll as it is shown: 7 is "00.07", 4950 is "49.50". */
export const rollText = (roll: number): string => {
  const digits = String(roll).padStart(4, '0');
  return `${digits.slice(0, 2)}.${digits.slice(2)}`;
};
