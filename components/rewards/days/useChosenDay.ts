import { startTransition, useCallback, useState } from 'react';
import type { RewardDay } from '@/domain/rewards/rewardDay';

/** A day shown in detail, as it was when pressed; `open` is false during the close animation. */
export type Chosen = { open: boolean; reward: RewardDay; close: () => void };

/** The last pressed day of a calendar; null before the first. `choose` stays the same function, for cells that are kept. */
export function useChosenDay(): { chosen: Chosen | null; choose: (reward: RewardDay) => void } {
  const [reward, setReward] = useState<RewardDay | null>(null);
  const [open, setOpen] = useState(false);
  return {
    chosen: reward && { open, reward, close: () => setOpen(false) },
    // The press is drawn first; the dialog and its request take longer than a frame.
    choose: useCallback(
      (next: RewardDay) =>
        startTransition(() => {
          setReward(next);
          setOpen(true);
        }),
      [],
    ),
  };
}
