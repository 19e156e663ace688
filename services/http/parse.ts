/**
 * Reads values from the wire. An operator's backend may break the contract; then a part of the page is missing, but the
 * page never breaks (OP-037).
 */
export type Bag = Readonly<Record<string, unknown>>;

export const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as an object; an empty one for anything else. */
export const bag = (value: unknown): Bag => (isBag(value) ? value : {});

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** An answer without the required data; handled like a lost answer. */
export class Malformed extends Error {
  override name = 'Malformed';
}

/**
 * Reads the rows of a required list. Unreadable rows are left out. A missing list, or one without a readable row, is
 * Malformed: an empty screen would wrongly say that there is nothing.
 */
export function rowsOf<T>(value: unknown, read: (row: unknown) => T | null): T[] {
  if (!Array.isArray(value)) throw new Malformed('A list is missing');
  const rows = readAll(value, read);
  if (value.length > 0 && rows.length === 0) throw new Malformed('No row can be read');
  return rows;
}

/** A non-empty string, else null. */
export const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** A finite number, also given as a string; else null. */
export function number(value: unknown): number | null {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : null;
}

const DECIMAL = /^-?\d{1,30}(?:\.\d{1,18})?$/;

/** A number in decimal notation: 1e-7 becomes 0.0000001. */
const written = (value: number) => value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 18 });

/** An amount as a decimal string, also when sent as a number; null for anything else. */
export function decimal(value: unknown): string | null {
  const amount = typeof value === 'number' ? written(value) : value;
  return typeof amount === 'string' && DECIMAL.test(amount) ? amount : null;
}

/** The value if it is one of the listed words, else the fallback. */
export const oneOf = <T extends string>(words: readonly T[], value: unknown, fallback: T): T =>
  words.find((word) => word === value) ?? fallback;

/** Reads every item and leaves out unreadable ones. */
export const readAll = <T>(values: unknown, read: (value: unknown) => T | null): T[] =>
  list(values).flatMap((value) => read(value) ?? []);
