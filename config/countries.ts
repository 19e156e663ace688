/** Codes that name no country, though Intl has words for them: unions, test regions, the unknown. */
const NOT_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function knownCountries(): ReadonlySet<string> {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return new Set(codes.filter((code) => !NOT_COUNTRIES.has(code) && names.of(code) !== undefined));
}

let known: ReadonlySet<string> | undefined;

/** The two-letter codes a countryCode cookie may hold; others count as none (OP-006). Made when first asked for. */
export const countries = (): ReadonlySet<string> => (known ??= knownCountries());
