/**
 * Lower case without diacritics, apostrophes and control characters, single spaces: "Año  Nuevo" and "ano nuevo" become the
 * same text, and so do "Pharaoh's" and "pharaohs".
 */
export const searchText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'`\u00b4\u02b0-\u02ff\u2018\u2019\u201b]/gu, '')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** A pattern for LIKE that matches the text anywhere, its own % and _ taken literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
