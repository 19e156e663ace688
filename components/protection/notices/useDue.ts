import { useMemo, useState } from 'react';
import { stepsBefore, type Before, type NoticeStep } from '@/domain/protection/notices';
import { useToken } from '@/hooks/player/useToken';
import { useAbsent } from '@/hooks/useAbsent';
import { useSettings } from '@/hooks/useSettings';
import { useProtectionNoticesQuery } from '@/services/protection/notices';
import { useLimitsQuery } from '@/services/protection/protection';

/** The first step; one that is held stays the first one, whatever the backend says meanwhile. */
export function useStep(steps: readonly NoticeStep[]): {
  step: NoticeStep | undefined;
  onHold: (isHeld: boolean) => void;
} {
  const [held, setHeld] = useState<NoticeStep | null>(null);
  const step = held ?? steps[0];
  return { step, onHold: (isHeld) => setHeld((isHeld && step) || null) };
}

type Due = {
  steps: readonly NoticeStep[];
  /** False while the backend is asked. What it does not tell holds nobody up: it refuses by itself. */
  isKnown: boolean;
};

/** What the player has to read or answer before something, by the backend's notices and the market's demands. */
export function useDue(before: Before): Due {
  const { demanded } = useSettings().marketRules.limits;
  const token = useToken();
  const [noNotices, noLimits] = [useAbsent('notices'), useAbsent('limits')];
  const asksLimits = before !== 'now' && demanded.length > 0 && !noLimits;
  const told = useProtectionNoticesQuery(undefined, {
    skip: token === null || noNotices,
    refetchOnMountOrArgChange: 30,
  });
  const asked = useLimitsQuery(undefined, { skip: token === null || !asksLimits });
  const [notices, limits] = [told.data, asked.data?.limits];
  const steps = useMemo(() => {
    const open = (notices ?? []).filter(({ kind }) => kind !== 'limits' || !noLimits);
    const own = limits ?? [];
    // A kind of which the backend tells no limit, as for an account without a currency, could not be set here.
    const settable = demanded.filter((kind) => own.some((limit) => limit.kind === kind));
    const set = own.filter(({ amount }) => amount !== null).map(({ kind }) => kind);
    return stepsBefore(before, { notices: open, demanded: settable, set });
  }, [before, notices, limits, demanded, noLimits]);
  return { steps, isKnown: !told.isLoading && !asked.isLoading };
}
