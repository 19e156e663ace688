import { foldedLetters, type FoldedLetter } from './fold';

/** A range of a text: `from` inclusive, `to` exclusive. */
export type Mark = readonly [from: number, to: number];

/** A piece of a text split at its matches; the pieces joined give the text. */
export type MarkedPiece = { text: string; marked: boolean };

const standsAt = (letters: readonly FoldedLetter[], at: number, wanted: readonly string[]) =>
  wanted.every((letter, step) => letters[at + step]?.letter === letter);

/**
 * Ranges where a text matches one of the wanted words (in folded form) from the start of a word, also across its end
 * ("goldrush" in "Gold Rush"). In order, without overlaps.
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

/** Splits the text into matching and other pieces, for highlighting. */
export function markedPieces(text: string, marks: readonly Mark[]): MarkedPiece[] {
  const edges = [0, ...marks.flat(), text.length];
  return edges
    .slice(1)
    .map((edge, index) => ({ text: text.slice(edges[index], edge), marked: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
