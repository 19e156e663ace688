/** Texts of one language: flat keys with dots in their names → text (I18N-18). */
export type Texts = Readonly<Record<string, string>>;

/**
 * Reads a language file as it came over the wire: own text entries only, anything else in it is left out. A file that
 * is no object counts as empty (OP-004).
 */
export function readTexts(file: unknown): Texts {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return {};
  return Object.fromEntries(Object.entries(file).filter(([, text]) => typeof text === 'string' && text !== ''));
}

/** Key by key: the first file that has a key wins (I18N-18: backend's file, ours, English of the backend, ours). */
export const mergeTexts = (files: readonly Texts[]): Texts => Object.assign({}, ...[...files].reverse()) as Texts;

/** "lobby.loadMore" → "Load more": what a reader sees when no file knows a key (I18N-17). */
export function keyInWords(key: string): string {
  const last = key.slice(key.lastIndexOf('.') + 1);
  const words = last
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The texts whose key starts with one of the given areas ("lobby" takes "lobby.title"): what a page carries. */
export function pickTexts(texts: Texts, areas: readonly string[]): Texts {
  const wanted = new Set(areas);
  return Object.fromEntries(Object.entries(texts).filter(([key]) => wanted.has(key.slice(0, key.indexOf('.')))));
}

/** The date in UTC, YYYY-MM-DD: the `_v` of a language file, the same for server and browser (I18N-05, OP-004). */
export const textsVersion = (now: Date): string => now.toISOString().slice(0, 10);
