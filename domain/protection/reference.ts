/**
 * Support reference of a freeze or exclusion, shown on its receipt. Derived from the intent's id, so it is known before
 * the server answers. Null for an id with fewer than 12 hexadecimal digits.
 */
export function referenceOf(intent: string): string | null {
  const digits = intent.replace(/[^\da-f]/gi, '').toUpperCase();
  return digits.length < 12 ? null : `P-${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8, 12)}`;
}
