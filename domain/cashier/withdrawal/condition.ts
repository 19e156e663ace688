/** What a withdrawal depends on, in the order in which a refusal names them (OP-081). */
export const CONDITIONS = [
  'REQUIRED_EMAIL_VERIFICATION',
  'DEPOSIT_REQUIRED',
  'ACTIVE_BONUS',
  'DEPOSIT_WAGERING',
] as const;

export type ConditionCode = (typeof CONDITIONS)[number];

/**
 * One of them with its state; `left` is what is still to be wagered or done, a decimal text. `waived`: met only because a
 * self-exclusion bars play for long (ADR 0012).
 */
export type Condition = { code: ConditionCode; met: boolean; waived: boolean; left: string | null };

/** The checklist: whether the player can withdraw now, and how much at most (decimal text, null where nobody says). */
export type Conditions = {
  conditions: readonly Condition[];
  available: string | null;
  currency: string | null;
};

/** Whether nothing on the list stands in the way. */
export const allMet = ({ conditions }: Pick<Conditions, 'conditions'>): boolean => conditions.every(({ met }) => met);
