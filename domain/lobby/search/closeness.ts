/** Name and studio of a game in the form of `fold`. */
export type Folded = { name: string; studio: string };

const begins = (words: readonly string[], wanted: string) => words.some((word) => word.startsWith(wanted));

/**
 * Rank of a matching game, 0 is the closest: its name equals the query, starts with it, has all of its words, has some
 * of them, or only the studio matches. All arguments are in the form of `fold`.
 */
export function closeness(query: string, { name, studio }: Folded): number {
  if (name === query) return 0;
  if (name.startsWith(query) || name.replaceAll(' ', '').startsWith(query.replaceAll(' ', ''))) return 1;
  const said = query.split(' ').map((word) => begins(name.split(' '), word));
  if (said.every(Boolean)) return 2;
  if (said.some(Boolean)) return 3;
  return studio.startsWith(query) ? 4 : 5;
}

/**
 * Typos between a partly typed word and the start of another: deletions, insertions, substitutions and transpositions
 * (optimal string alignment).
 */
export function slips(typed: string, word: string): number {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    for (let j = 1; j <= word.length; j++) {
      const same = typed[i - 1] === word[j - 1];
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1];
      if (swapped) least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return Math.min(...last);
}

/** Typos allowed in a typed word: none in short words, which would become another word. `most` is 1 or 2. */
export const slipsAllowed = (typed: string, most: number): number =>
  typed.length < 4 ? 0 : typed.length < 5 ? Math.min(most, 1) : most;

/** Typos of a query against a text: for each typed word the distance to its closest word, at most its length. */
export const slipsOf = (query: readonly string[], words: readonly string[]): number =>
  query.reduce((sum, typed) => sum + Math.min(typed.length, ...words.map((word) => slips(typed, word))), 0);
