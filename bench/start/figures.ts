/** The target of a figure: `text` for people. */
type Target = { text: string; holds: (figure: number) => boolean };

/** One line of the report. `unit` follows the figure; `detail` holds further observations. */
export type Figure = { what: string; figure: number; unit?: string; target: Target; detail?: string };

export const atLeast = (target: number): Target => ({ text: `≥ ${target}`, holds: (figure) => figure >= target });
export const atMost = (target: number): Target => ({ text: `≤ ${target}`, holds: (figure) => figure <= target });

/** A whole number with separators. */
export const count = (number: number): string => Math.round(number).toLocaleString('en');

/** Prints one line per figure; returns whether all targets are met. */
export function printFigures(rows: readonly Figure[]): boolean {
  for (const { what, figure, unit = '', target, detail } of rows) {
    const sign = target.holds(figure) ? '✓' : '✗';
    const value = `${figure.toFixed(2)}${unit}`;
    console.log(`${sign} ${what.padEnd(62)} ${value.padStart(12)}  ${target.text.padEnd(8)} ${detail ?? ''}`);
  }
  return rows.every(({ figure, target }) => target.holds(figure));
}
