/** Words that stay with the next one. */
const SMALL = /^(?:OF|THE|AND|&|TO|IN)$/;

const LONG = 8;
const VERY_LONG = 17;

const joined = (words: readonly string[]): string => words.join(' ');

/** The two-line split with the smallest difference in length; avoids ending a line with a small word. */
function inTwo(words: readonly string[]): string[] {
  const splits = words.slice(1).map((_, i) => {
    const [above, below] = [joined(words.slice(0, i + 1)), joined(words.slice(i + 1))];
    const cost = Math.abs(above.length - below.length) + (SMALL.test(words[i] ?? '') ? 3 : 0);
    return { lines: [above, below], cost };
  });
  return splits.reduce((best, split) => (split.cost < best.cost ? split : best)).lines;
}

/** The first word alone, with a small word after it; the rest in halves. */
function inThree([first = '', ...rest]: readonly string[]): string[] {
  const small = SMALL.test(rest[0] ?? '') && rest.length > 2 ? 1 : 0;
  const others = rest.slice(small);
  const middle = Math.ceil(others.length / 2);
  return [
    joined([first, ...rest.slice(0, small)]),
    joined(others.slice(0, middle)),
    joined(others.slice(middle)),
  ].filter(Boolean);
}

/** Breaks a title into one to three lines of about the same length. */
export function titleLines(title: string): string[] {
  const words = title.split(' ').filter(Boolean);
  if (words.length >= 3 && title.length > VERY_LONG) return inThree(words);
  return title.length > LONG && words.length > 1 ? inTwo(words) : [joined(words)];
}
