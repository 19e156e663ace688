/** Withdrawal conditions, in the order of precedence of refusals (OP-081). */
export const CONDITIONS = [
  'REQUIRED_EMAIL_VERIFICATION',
  'DEPOSIT_REQUIRED',
  'ACTIVE_BONUS',
  'DEPOSIT_WAGERING',
] as const;

export type ConditionCode = (typeof CONDITIONS)[number];

/**
 * A condition and its state; `left` is what remains to be wagered or done, a decimal string. `waived`: met only because
 * a long self-exclusion prevents play (ADR 0012).
 */
export type Condition = { code: ConditionCode; met: boolean; waived: boolean; left: string | null };

/** The checklist; `available` is the maximum that can be withdrawn now (decimal string, null if unknown). */
export type Conditions = {
  conditions: readonly Condition[];
  available: string | null;
  currency: string | null;
};

/** Whether every condition is met. */
export const allMet = ({ conditions }: Pick<Conditions, 'conditions'>): boolean => conditions.every(({ met }) => met);
