/** Lower case without diacritics and control characters, single spaces: "Año  Nuevo" and "ano nuevo" become the same text. */
export const searchText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** A pattern for LIKE that matches the text anywhere, its own % and _ taken literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
