import { iso31662 } from 'iso-3166/2.js';

/** The subdivisions of a country by ISO 3166-2, as select options in order of their local names (A24). */
export const subdivisionsOf = (country: string): { value: string; label: string }[] =>
  iso31662
    .filter(({ parent }) => parent === country)
    .map(({ code, name }) => ({ value: code, label: name }))
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
