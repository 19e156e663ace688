/**
 * Normalizes a text for search: lower case, no diacritics, apostrophes or control characters, single spaces. "Año
 * Nuevo" and "ano nuevo" become equal, as do "Pharaoh's" and "pharaohs".
 */
export const searchText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'`\u00b4\u02b0-\u02ff\u2018\u2019\u201b]/gu, '')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** A LIKE pattern that matches the text anywhere, with its own % and _ escaped. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
