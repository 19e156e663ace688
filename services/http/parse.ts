/**
 * Reads values from the wire. An operator's backend may break the contract; then a part of the page is missing, but the
 * page never breaks (OP-037).
 */
export type Bag = Readonly<Record<string, unknown>>;

export const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value as an object; an empty one for anything else. */
export const bag = (value: unknown): Bag => (isBag(value) ? value : {});

const inCamel = (key: string) => key.replace(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

/** The value as an object whose names are read in camel case, also where the backend writes them with underscores. */
export function camelBag(value: unknown): Bag {
  const given = bag(value);
  const folded = Object.entries(given).map(([key, each]) => [inCamel(key), each]);
  return { ...Object.fromEntries(folded), ...given };
}

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

/** A title without markup, else null: some backends send HTML there, and plain words beside it (ENT-15, ENT-08). */
export function unmarked(value: unknown): string | null {
  const title = text(value);
  return title !== null && /<[a-z/!]/i.test(title) ? null : title;
}

/** An id, which may be a number on the wire; else null. */
export const toId = (value: unknown): string | null => (typeof value === 'number' ? String(value) : text(value));

/**
 * Reads words however a backend lists them: as texts, as objects that hold each under one of `names`, or in one text
 * with commas.
 */
export function words(value: unknown, ...names: readonly string[]): string[] {
  if (typeof value === 'string') return value.split(',').flatMap((word) => text(word.trim()) ?? []);
  return readAll(
    value,
    (each) => text(each) ?? names.map((name) => text(bag(each)[name])).find((word) => word) ?? null,
  );
}

/** Whether a value is set; backends send flags as true, 1 or as text. */
export const flag = (value: unknown): boolean =>
  value === true || value === 1 || (typeof value === 'string' && /^(?:true|1)$/i.test(value.trim()));

/** A finite number, also one written as text; else null. */
export function number(value: unknown): number | null {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : null;
}

const DECIMAL = /^-?\d{1,30}(?:\.\d{1,18})?$/;
const SCIENTIFIC = /^(-?)(\d{1,30})(?:\.(\d{1,30}))?e([+-]?\d{1,2})$/i;

/** "1e-7" → "0.0000001", by its digits; every other text as it is. */
function withoutExponent(amount: string): string {
  const [, sign, whole = '', fraction = '', exponent] = SCIENTIFIC.exec(amount) ?? [];
  if (exponent === undefined) return amount;
  const point = whole.length + Number(exponent);
  const digits = (whole + fraction)
    .padEnd(point, '0')
    .padStart(whole.length + fraction.length + Math.max(0, 1 - point), '0');
  const at = Math.max(1, point);
  const decimals = digits.slice(at).replace(/0+$/, '');
  return `${sign}${digits.slice(0, at)}${decimals && `.${decimals}`}`;
}

/** An amount as a decimal text, also one sent as a number or with an exponent; null for anything else (A33). */
export function decimal(value: unknown): string | null {
  const amount = typeof value === 'number' ? String(value) : value;
  if (typeof amount !== 'string') return null;
  const plain = withoutExponent(amount.trim());
  return DECIMAL.test(plain) ? plain : null;
}

/** The value if it is one of the listed words, else null. */
export const oneIn = <T extends string>(words: readonly T[], value: unknown): T | null =>
  words.find((word) => word === value) ?? null;

/** The value if it is one of the listed words, else the fallback. */
export const oneOf = <T extends string>(words: readonly T[], value: unknown, fallback: T): T =>
  oneIn(words, value) ?? fallback;

/** An instant that can be shown; else null. */
export function instant(value: unknown): string | null {
  const moment = text(value);
  return moment !== null && !Number.isNaN(Date.parse(moment)) ? moment : null;
}

/** Reads every item and leaves out unreadable ones. */
export const readAll = <T>(values: unknown, read: (value: unknown) => T | null): T[] =>
  list(values).flatMap((value) => read(value) ?? []);
