import { useLocale } from '@/components/ui/LocaleContext';
import { LOOK_AHEAD_DAYS } from '@/config/rewardTimes';
import { titleChooser } from '@/domain/rewards/dayTitle';
import { addDays, type CalendarDay } from '@/domain/time/day';
import { useOfferAsk } from '@/hooks/player/useOfferAsk';
import { useAbsent } from '@/hooks/useAbsent';
import { usePromotionTitlesQuery } from '@/services/bonuses/promotionTitles';

/** Kept until the page unloads (OP-088); this module is loaded in browsers only. */
const chooseTitle = titleChooser(() => Math.random());

/**
 * The title of a day of the promotion calendar: today a random one of the offers, on the next seven days the first of
 * that day (CAL-03, CAL-07). Null for other days, days without offers, and until loaded (CAL-09).
 */
export function useDayTitle(day: CalendarDay, today: CalendarDay): string | null {
  const isOff = useAbsent('offers');
  const asked = { day, isToday: day === today, ask: useOfferAsk(useLocale().code) };
  const skip = isOff || day < today || day > addDays(today, LOOK_AHEAD_DAYS);
  const { data = [] } = usePromotionTitlesQuery(asked, { skip });
  if (skip) return null;
  return day === today ? chooseTitle(day, data) : (data[0] ?? null);
}
