/**
 * works: as the contract has it. reduced: it differs, or lacks a call that adds to it. absent: the backend lacks a call
 * it needs, and the site leaves it out. breaks: a call it needs never answered as it should. unchecked: no call was made.
 */
export type Verdict = 'works' | 'unchecked' | 'reduced' | 'absent' | 'breaks';

export type Judged = { name: string; verdict: Verdict; reasons: readonly string[] };

/** From the best to the worst. */
export const ORDER: readonly Verdict[] = ['works', 'unchecked', 'reduced', 'absent', 'breaks'];

/** The worst of several; nothing works. */
export const worst = (verdicts: readonly Verdict[]): Verdict =>
  ORDER[Math.max(0, ...verdicts.map((verdict) => ORDER.indexOf(verdict)))]!;
