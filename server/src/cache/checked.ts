import { createHash } from 'node:crypto';

/** Characters of a sum: 132 bits, enough against chance. */
const SUM_LENGTH = 22;

const sumOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, SUM_LENGTH);

/** A text for the store, with its sum in front. */
export const withSum = (text: string): string => sumOf(text) + text;

/** The text that withSum got. Throws on anything else, damaged or cut: half a file is worse than none. */
export function withoutSum(stored: string): string {
  const text = stored.slice(SUM_LENGTH);
  if (stored.slice(0, SUM_LENGTH) !== sumOf(text)) throw new TypeError('Damaged in the store');
  return text;
}
