import { foldedLetters, type FoldedLetter } from './fold';

/** A part of a text: `from` included, `to` not. */
export type Mark = readonly [from: number, to: number];

/** A text cut where it matches: the pieces joined are the text. */
export type MarkedPiece = { text: string; marked: boolean };

const standsAt = (letters: readonly FoldedLetter[], at: number, wanted: readonly string[]) =>
  wanted.every((letter, step) => letters[at + step]?.letter === letter);

/**
 * Where a text says one of the wanted words, each in its compared form: at the beginning of a word, also over its end
 * ("goldrush" in "Gold Rush"). In order, and none within another.
 */
export function marksOf(text: string, wanted: readonly string[]): Mark[] {
  const letters = foldedLetters(text);
  const words = wanted.filter((word) => word !== '').map((word) => [...word]);
  const marks: [number, number][] = [];
  letters.forEach(({ startsWord, from }, at) => {
    if (!startsWord) return;
    const length = Math.max(0, ...words.filter((word) => standsAt(letters, at, word)).map((word) => word.length));
    if (length === 0) return;
    const to = letters[at + length - 1]!.to;
    const last = marks.at(-1);
    if (last && from < last[1]) last[1] = Math.max(last[1], to);
    else marks.push([from, to]);
  });
  return marks;
}

/** The text in pieces, for a screen that sets the marked ones apart. */
export function markedPieces(text: string, marks: readonly Mark[]): MarkedPiece[] {
  const edges = [0, ...marks.flat(), text.length];
  return edges
    .slice(1)
    .map((edge, index) => ({ text: text.slice(edges[index], edge), marked: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
