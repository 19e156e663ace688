/** Texts of one language: flat keys with dots in their names → text (I18N-18). */
export type Texts = Readonly<Record<string, string>>;

/**
 * Parses a fetched language file: keeps non-empty string entries only. A file that is not an object counts as empty
 * (OP-004).
 */
export function readTexts(file: unknown): Texts {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return {};
  return Object.fromEntries(Object.entries(file).filter(([, text]) => typeof text === 'string' && text !== ''));
}

/**
 * Merges files key by key, the first that has a key wins (I18N-18: the backend's file, the built-in one, the backend's
 * English, the built-in English).
 */
export const mergeTexts = (files: readonly Texts[]): Texts => Object.assign({}, ...[...files].reverse()) as Texts;

/** "lobby.loadMore" → "Load more": shown if no file has the key (I18N-17). */
export function keyInWords(key: string): string {
  const last = key.slice(key.lastIndexOf('.') + 1);
  const words = last
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The key of a text within a text: "$t(shell.brand)", also with options behind a comma. */
const NESTED = /\$t\(\s*([^\s,)]+)/g;

/** Adds the texts that the picked ones nest, with all their plural forms and contexts, and what those nest in turn. */
function withNested(picked: Texts, texts: Texts): Texts {
  const nested = Object.values(picked).flatMap((text) => [...text.matchAll(NESTED)].map(([, key]) => key!));
  if (nested.length === 0) return picked;
  const isNested = (key: string) => nested.some((name) => key === name || key.startsWith(`${name}_`));
  const more = Object.entries(texts).filter(([key]) => !Object.hasOwn(picked, key) && isNested(key));
  return more.length === 0 ? picked : withNested({ ...picked, ...Object.fromEntries(more) }, texts);
}

/**
 * Texts whose key starts with one of the areas ("lobby" selects "lobby.title"), and those nested in them: the ones a
 * page needs.
 */
export function pickTexts(texts: Texts, areas: readonly string[]): Texts {
  const wanted = new Set(areas);
  const ofAreas = Object.entries(texts).filter(([key]) => wanted.has(key.slice(0, key.indexOf('.'))));
  return withNested(Object.fromEntries(ofAreas), texts);
}

/** The UTC date, YYYY-MM-DD: the `_v` of a language file, the same on server and browser (I18N-05, OP-004). */
export const textsVersion = (now: Date): string => now.toISOString().slice(0, 10);
