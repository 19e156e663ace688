/**
 * The Problem Gambling Severity Index: nine questions about the last twelve months, each answered from 0 (never) to 3
 * (almost always), and the published bands of their sum. A market's pack may name another test in place of this one.
 */
export const QUESTIONS = [
  'afford',
  'more',
  'chase',
  'borrow',
  'problem',
  'health',
  'criticized',
  'money',
  'guilt',
] as const;

/** Points of an answer, in the order in which they are offered. */
export const POINTS = [0, 1, 2, 3] as const;

/** Where the questions and bands were published. */
export const SELF_TEST_SOURCE =
  'Ferris, J., & Wynne, H. (2001). The Canadian Problem Gambling Index: Final report. Canadian Centre on Substance Abuse.';

export type Points = (typeof POINTS)[number];

/** Answers by question, in the order of QUESTIONS; null for one that has none yet. */
export type Answers = readonly (Points | null)[];

export const HIGHEST_SCORE = QUESTIONS.length * 3;

/** The published bands, lowest first: no risk 0, low 1–2, moderate 3–7, problem gambling from 8. */
export const BANDS = ['none', 'low', 'moderate', 'high'] as const;
export type Band = (typeof BANDS)[number];

/** Sum of the answers; null while one is missing. */
export function scoreOf(answers: Answers): number | null {
  let sum = 0;
  for (const [index] of QUESTIONS.entries()) {
    const points = answers[index] ?? null;
    if (points === null) return null;
    sum += points;
  }
  return sum;
}

/** The band of a sum. */
export const bandOf = (score: number): Band =>
  score >= 8 ? 'high' : score >= 3 ? 'moderate' : score >= 1 ? 'low' : 'none';
