import type { Texts } from './texts';

/**
 * Pseudo-locales for development, generated from English. 'accented' is at least 35 % longer and non-ASCII, which
 * reveals truncated, overlapping or untranslated text. 'rtl' is right-to-left.
 */
export const PSEUDO = ['accented', 'rtl'] as const;
export type Pseudo = (typeof PSEUDO)[number];

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçđéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ';
const letters = new Map([...PLAIN].map((letter, at) => [letter, [...ACCENTED][at] ?? letter]));

/** Share of the text's length. */
const LONGER = 0.35;
const PADDING = 'ẋýž ẋýžẋýž ';

/** Accented letters plus padding; the caller adds brackets that mark the ends of the text. */
function accented(words: string): string {
  const more = Math.ceil(words.length * LONGER);
  const padding = PADDING.repeat(Math.ceil(more / PADDING.length)).slice(0, more);
  return [...words].map((letter) => letters.get(letter) ?? letter).join('') + padding;
}

/** Wrapped in a right-to-left override: English letters in reversed order. */
const reversed = (words: string): string => `\u202e${words}\u202c`;

/** Placeholders, nested texts and marks such as <terms> stay unchanged. */
const HOLES = /(\{\{.+?\}\}|\$t\((?:[^()]|\([^()]*\))*\)|<\/?\w+ ?\/?>)/;

const eachRun = (text: string, change: (words: string) => string): string =>
  text
    .split(HOLES)
    .map((run, at) => (at % 2 === 1 || run === '' ? run : change(run)))
    .join('');

/** A text in a pseudo-locale. */
export const pseudoText = (pseudo: Pseudo, text: string): string =>
  pseudo === 'accented' ? `[${eachRun(text, accented)}]` : eachRun(text, reversed);

/** All texts of a file in a pseudo-locale, with the same keys. */
export const pseudoTexts = (pseudo: Pseudo, texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoText(pseudo, text)]));
