import { useEffect, useLayoutEffect } from 'react';
import { useStore } from 'react-redux';
import { VisuallyHidden } from '@/components/ui/layout/VisuallyHidden';
import { useLocale } from '@/components/ui/LocaleContext';
import { RAKEBACK_REFRESH_MS } from '@/config/rewardTimes';
import { formatNumber } from '@/domain/format/number';
import { useT } from '@/hooks/useT';
import { onReturn } from '@/services/browser/onReturn';
import { useRakebackDaysQuery } from '@/services/rewards/rakeback';
import { addRakeback } from '@/store/late/rakeback';
import { useShownDays } from './useShownDays';

/**
 * A dot while a day can be claimed (L03), in words for screen readers. Asks once, and again on return to the tab, which
 * a phone keeps for days; the calendar keeps it fresh.
 */
export function ReadyDot() {
  const t = useT();
  const locale = useLocale();
  const store = useStore();
  useLayoutEffect(() => addRakeback(store), [store]);
  const { refetch } = useRakebackDaysQuery(undefined, { refetchOnMountOrArgChange: RAKEBACK_REFRESH_MS / 1000 });
  useEffect(() => onReturn(() => void refetch()), [refetch]);
  const count = useShownDays().days?.filter(({ claim }) => claim !== null).length ?? 0;
  return count > 0 ? (
    <span className="dot">
      <VisuallyHidden> ({t('rakeback.today.ready', { count, number: formatNumber(locale, count) })})</VisuallyHidden>
    </span>
  ) : null;
}
