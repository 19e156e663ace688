/** Outcomes of the next activation that are hard or impossible to reach otherwise. */
export const BONUS_SITUATIONS = ['UNIFIED_ERROR', 'CANCELLED'] as const;
type BonusSituation = (typeof BONUS_SITUATIONS)[number];

/** The three numbers a player reports to support (ERR-19). */
type FailedActivation = { bonusId: string; userId: string; userBonusId: string };

const KEPT = 10;

/** The control panel's settings for bonuses, in memory. */
export function createBonusControls() {
  let next: BonusSituation | null = null;
  const failed: FailedActivation[] = [];
  return {
    next: () => next,
    /** Sets the outcome of the next activation; null clears it. */
    meet: (situation: BonusSituation | null): void => void (next = situation),
    /** Takes the outcome set for this activation and clears it. */
    takeNext(): BonusSituation | null {
      const met = next;
      next = null;
      return met;
    },
    /** Records a failed activation, so that support can find its numbers. */
    note(one: FailedActivation): void {
      failed.unshift(one);
      failed.length = Math.min(failed.length, KEPT);
    },
    failed: (): readonly FailedActivation[] => failed,
  };
}

export type BonusControls = ReturnType<typeof createBonusControls>;
