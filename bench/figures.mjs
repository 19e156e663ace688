/** What a figure is measured against: `text` for people, `holds(figure)`. */
export const atLeast = (target) => ({ text: `≥ ${target}`, holds: (figure) => figure >= target });
export const atMost = (target) => ({ text: `≤ ${target}`, holds: (figure) => figure <= target });

/** A whole number with separators. */
export const count = (number) => Math.round(number).toLocaleString('en');

/** One line a figure, { what, figure, unit?, target, detail? }; answers whether all hold. */
export function printFigures(rows) {
  for (const { what, figure, unit = '', target, detail } of rows) {
    const sign = target.holds(figure) ? '✓' : '✗';
    const value = `${figure.toFixed(2)}${unit}`;
    console.log(`${sign} ${what.padEnd(62)} ${value.padStart(12)}  ${target.text.padEnd(8)} ${detail ?? ''}`);
  }
  return rows.every(({ figure, target }) => target.holds(figure));
}
