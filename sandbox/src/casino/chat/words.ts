/** Signs that are not seen, by which a word could be hidden. */
const UNSEEN = /[\p{Cf}\p{Mn}]/gu;

/** A text in the form in which words are compared: without case, accents and hidden signs. */
export const compared = (text: string): string => text.normalize('NFKD').replace(UNSEEN, '').toLowerCase();

/** Scripts that put no spaces between words. */
const UNSPACED =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether a text contains one of these words (in compared form), as a word of its own where its script parts words. */
export function hasWord(text: string, words: readonly string[]): boolean {
  const parts = compared(text);
  return words.some((word) => {
    if (word === '') return false;
    if (UNSPACED.test(word)) return parts.includes(word);
    for (let at = parts.indexOf(word); at >= 0; at = parts.indexOf(word, at + 1)) {
      const [before, after] = [parts.slice(0, at).at(-1) ?? '', parts[at + word.length] ?? ''];
      if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true;
    }
    return false;
  });
}
