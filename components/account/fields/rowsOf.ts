/** Fields shown side by side where there is room. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['firstName', 'lastName'],
  ['countryCode', 'currencyCode'],
  ['city', 'zipCode'],
  ['dateOfBirth', 'gender'],
];

/** Groups fields into rows: adjacent fields of a pair share a row, every other field has its own. */
export function rowsOf<N extends string>(names: readonly N[]): N[][] {
  const rows: N[][] = [];
  for (const name of names) {
    const last = rows.at(-1);
    const paired = last?.length === 1 && PAIRS.some(([first, second]) => last[0] === first && name === second);
    if (paired) last.push(name);
    else rows.push([name]);
  }
  return rows;
}
