/** Fields shown side by side where there is room. */
const PAIRS: readonly (readonly string[])[] = [
  ['firstName', 'lastName'],
  ['countryCode', 'currencyCode'],
  ['city', 'zipCode'],
  ['dateOfBirth', 'gender'],
];

/** So that the consents of a short form are seen without scrolling. */
export const WITH_THREE = [...PAIRS, ['dateOfBirth', 'countryCode', 'currencyCode']];

/** Groups fields into rows: adjacent fields of a group share a row, every other field has its own. */
export function rowsOf<N extends string>(names: readonly N[], groups = PAIRS): N[][] {
  const rows: N[][] = [];
  for (const name of names) {
    const last = rows.at(-1) ?? [];
    const together = [...last, name];
    const isGroup = groups.some((group) => together.every((one, place) => group[place] === one));
    if (last.length > 0 && isGroup) last.push(name);
    else rows.push([name]);
  }
  return rows;
}
