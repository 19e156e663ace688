/**
 * What a player tells the support about a stop: made of the intent's id, so that it is known before the server answers,
 * and stands on the receipt. Null for an id without enough hexadecimal digits.
 */
export function referenceOf(intent: string): string | null {
  const digits = intent.replace(/[^\da-f]/gi, '').toUpperCase();
  return digits.length < 12 ? null : `P-${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8, 12)}`;
}
