import type { Texts } from './texts';

/**
 * Two languages nobody speaks, made of English while developing. 'accented' is longer by at least 35 % and has letters
 * from outside ASCII: what is cut off, overlaps or was never a text shows. 'rtl' reads from right to left.
 */
export const PSEUDO = ['accented', 'rtl'] as const;
export type Pseudo = (typeof PSEUDO)[number];

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçđéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ';
const letters = new Map([...PLAIN].map((letter, at) => [letter, [...ACCENTED][at] ?? letter]));

/** Of the text's length. */
const LONGER = 0.35;
const PADDING = 'ẋýž ẋýžẋýž ';

/** In brackets, so that one sees where a text ends. */
function accented(words: string): string {
  const more = Math.ceil(words.length * LONGER);
  const padding = PADDING.repeat(Math.ceil(more / PADDING.length)).slice(0, more);
  return [...words].map((letter) => letters.get(letter) ?? letter).join('') + padding;
}

/** Right-to-left override until its end: the letters stay English, their order does not. */
const reversed = (words: string): string => `\u202e${words}\u202c`;

/** Placeholders are code and stay as they are. */
const HOLES = /(\{\{\s*\w+\s*\}\})/;

const eachRun = (text: string, change: (words: string) => string): string =>
  text
    .split(HOLES)
    .map((run, at) => (at % 2 === 1 || run === '' ? run : change(run)))
    .join('');

/** A text in a pseudo language. */
export const pseudoText = (pseudo: Pseudo, text: string): string =>
  pseudo === 'accented' ? `[${eachRun(text, accented)}]` : eachRun(text, reversed);

/** All texts of a file in a pseudo language; the same keys. */
export const pseudoTexts = (pseudo: Pseudo, texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoText(pseudo, text)]));
