/** What the next activation meets: what no state of a player can bring about, or hardly. */
export const BONUS_SITUATIONS = ['UNIFIED_ERROR', 'CANCELLED'] as const;
type BonusSituation = (typeof BONUS_SITUATIONS)[number];

/** The three numbers a player names to support (ERR-19). */
type FailedActivation = { bonusId: string; userId: string; userBonusId: string };

/** As many as one looks through. */
const KEPT = 10;

/** What the control panel says about bonuses; in memory. */
export function createBonusControls() {
  let next: BonusSituation | null = null;
  const failed: FailedActivation[] = [];
  return {
    next: () => next,
    /** Sets what the next activation meets; null takes it back. */
    meet: (situation: BonusSituation | null): void => void (next = situation),
    /** What this activation meets, which the next one does not any more. */
    takeNext(): BonusSituation | null {
      const met = next;
      next = null;
      return met;
    },
    /** Keeps the numbers of an activation that failed, so that who looks after players finds them. */
    note(one: FailedActivation): void {
      failed.unshift(one);
      failed.length = Math.min(failed.length, KEPT);
    },
    failed: (): readonly FailedActivation[] => failed,
  };
}

export type BonusControls = ReturnType<typeof createBonusControls>;
