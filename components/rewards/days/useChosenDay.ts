import { useState } from 'react';
import type { RewardDay } from '@/domain/rewards/rewardDay';

/** A day that is told in full, as it was when it was pressed; `open` is false on its way out. */
export type Chosen = { open: boolean; reward: RewardDay; close: () => void };

/** The day of a calendar that was pressed last; null before the first. */
export function useChosenDay(): { chosen: Chosen | null; choose: (reward: RewardDay) => void } {
  const [reward, setReward] = useState<RewardDay | null>(null);
  const [open, setOpen] = useState(false);
  return {
    chosen: reward && { open, reward, close: () => setOpen(false) },
    choose: (next) => {
      setReward(next);
      setOpen(true);
    },
  };
}
