/**
 * Reading values that came over the wire. The contract promises shapes; an operator's backend may break the promise,
 * and then a part of a page is missing, never broken (OP-037).
 */
export type Bag = Readonly<Record<string, unknown>>;

export const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as an object; an empty one for anything else. */
export const bag = (value: unknown): Bag => (isBag(value) ? value : {});

export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** An answer that lacks what it is asked for; shown and handled like a lost one. */
export class Malformed extends Error {
  override name = 'Malformed';
}

/**
 * Reads the rows of a list that an answer must have. Single rows that cannot be read are left out; no list at all, or one
 * in which nothing can be read, is Malformed: an empty screen would say that there is nothing.
 */
export function rowsOf<T>(value: unknown, read: (row: unknown) => T | null): T[] {
  if (!Array.isArray(value)) throw new Malformed('A list is missing');
  const rows = readAll(value, read);
  if (value.length > 0 && rows.length === 0) throw new Malformed('No row can be read');
  return rows;
}

/** A text of at least one character, else null. */
export const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** A finite number, also one written as text; else null. */
export function number(value: unknown): number | null {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : null;
}

const DECIMAL = /^-?\d{1,30}(?:\.\d{1,18})?$/;

/** A number as people write it: 1e-7 is 0.0000001. */
const written = (value: number) => value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 18 });

/** An amount as a decimal text, also one that was sent as a number; null for anything else. */
export function decimal(value: unknown): string | null {
  const amount = typeof value === 'number' ? written(value) : value;
  return typeof amount === 'string' && DECIMAL.test(amount) ? amount : null;
}

/** The value if it is one of the listed words, else the fallback. */
export const oneOf = <T extends string>(words: readonly T[], value: unknown, fallback: T): T =>
  words.find((word) => word === value) ?? fallback;

/** Maps and leaves out what cannot be read. */
export const readAll = <T>(values: unknown, read: (value: unknown) => T | null): T[] =>
  list(values).flatMap((value) => read(value) ?? []);
