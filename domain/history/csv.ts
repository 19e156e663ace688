/**
 * Where a spreadsheet could begin a formula: at the start, and after whatever some spreadsheet takes for the end of a
 * cell. Includes the East Asian full-width forms.
 */
const FORMULA = /(^|[;,\t\r\n])(\s*)(?=[=+\-@＝＋－＠])/gu;
const BLANK_START = /^[\t\r\n]/;

/** A negative amount starts with a minus but is safe. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Spreadsheets run text that looks like a formula; an apostrophe before it makes it plain text (OWASP, CSV injection). */
const defused = (text: string): string =>
  NUMBER.test(text) ? text : text.replace(FORMULA, "$1$2'").replace(BLANK_START, "'$&");

/** What makes a field need quotes: RFC 4180's signs, other separators, and whatever a formula begins with. */
const SPECIAL = /[",;=+@\t\r\n\-＝＋－＠]/u;

/** An RFC 4180 field. */
function field(text: string): string {
  const safe = defused(text);
  return SPECIAL.test(safe) && !NUMBER.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as lines of CSV, each ended by CRLF: a part of a file that begins with `csvOf`. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');

/** A table as CSV (RFC 4180): a header line, then one line per row, each ended by CRLF. */
export const csvOf = (names: readonly string[], rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + csvLines([names, ...rows]);
