/** Characters that start a formula in a spreadsheet, including the East Asian full-width forms. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/** A negative amount starts with a minus but is safe. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Spreadsheets run text that looks like a formula; a leading apostrophe makes it plain text (OWASP, CSV injection). */
const defused = (text: string): string => (FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text);

/** An RFC 4180 field: quoted if it holds a separator, a quote or a line break. */
function field(text: string): string {
  const safe = defused(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A table as CSV (RFC 4180): a header line, then one line per row, each ended by CRLF. */
export const csvOf = (names: readonly string[], rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + [names, ...rows].map((row) => `${row.map(field).join(',')}\r\n`).join('');
