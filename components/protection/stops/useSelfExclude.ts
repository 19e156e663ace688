import { useState } from 'react';
import type { ExclusionDuration } from '@/domain/protection/options';
import { useSelfExcludeMutation, type StopReceipt } from '@/services/protection/protection';
import { tellOtherTabs } from '@/services/protection/stopMark';
import { isLostWrite, useWrite, type WriteState } from '@/hooks/useWrite';

/** What the player is about to confirm; `end` is ISO 8601, or null for permanent. */
export type AskedExclusion = {
  duration: ExclusionDuration;
  until: string | null;
  end: string | null;
  /** Whether the player ticked that it holds at all brands. */
  allBrands?: boolean;
};

export type ExclusionControls = {
  asked: AskedExclusion | null;
  open: boolean;
  state: WriteState<StopReceipt>;
  ask: (exclusion: AskedExclusion) => void;
  /** Changes what is about to be confirmed. */
  chooseAllBrands: (allBrands: boolean) => void;
  confirm: () => void;
  close: () => void;
};

/** A self-exclusion from choice to receipt. One with an unknown outcome is kept, even while its dialog is closed. */
export function useSelfExclude(): ExclusionControls {
  const [asked, setAsked] = useState<AskedExclusion | null>(null);
  const [open, setOpen] = useState(false);
  const [selfExclude] = useSelfExcludeMutation();
  const { state, send, reset } = useWrite(selfExclude, { onDone: tellOtherTabs });
  return {
    asked,
    open,
    state,
    ask: (exclusion) => {
      if (!isLostWrite(state) && state.phase !== 'sending') {
        setAsked(exclusion);
        reset();
      }
      setOpen(true);
    },
    chooseAllBrands: (allBrands) => setAsked((before) => before && { ...before, allBrands }),
    confirm: () => {
      if (!asked) return;
      const { duration, until, allBrands = false } = asked;
      send({ duration, until, ...(allBrands && { allBrands }) });
    },
    close: () => setOpen(false),
  };
}
