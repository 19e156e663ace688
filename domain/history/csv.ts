/** What a spreadsheet takes for the beginning of a formula, the wide forms of East Asia too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/** An amount may begin with a minus: a plain number computes nothing. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Spreadsheets run what looks like a formula; behind an apostrophe it is text (OWASP, CSV injection). */
const defused = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);

/** A field of RFC 4180: in quotes where it holds a separator, a quote or a line break. */
function field(text: string): string {
  const safe = defused(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** So that spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A table as a file of comma-separated values (RFC 4180): a line of names, then a line for each row, each ended by CRLF. */
export const csvOf = (names: readonly string[], rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + [names, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
