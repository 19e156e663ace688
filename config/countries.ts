/** Codes Intl has names for that are not countries: unions, test regions, unknown. */
const NOT_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function knownCountries(): ReadonlySet<string> {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return new Set(codes.filter((code) => !NOT_COUNTRIES.has(code) && names.of(code) !== undefined));
}

let known: ReadonlySet<string> | undefined;

/** Valid two-letter codes of the countryCode cookie; others are ignored (OP-006). Built on first use. */
export const countries = (): ReadonlySet<string> => (known ??= knownCountries());
