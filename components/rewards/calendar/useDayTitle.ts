import { LOOK_AHEAD_DAYS } from '@/config/rewardTimes';
import { useLocale } from '@/components/ui/LocaleContext';
import { addDays, type CalendarDay } from '@/domain/rewards/calendarDays';
import { titleChooser } from '@/domain/rewards/dayTitle';
import { useSwitchedOff } from '@/hooks/useSwitchedOff';
import { usePromotionTitlesQuery } from '@/services/bonuses/promotionTitles';

const CALLS = ['bonuses'] as const;

/** Kept while the page is open (OP-088); this module is only ever loaded by browsers. */
const chooseTitle = titleChooser(() => Math.random());

/** The device's own zone by its name: the wire knows no 'local'. */
const nameOf = (zone: string) => (zone === 'local' ? Intl.DateTimeFormat().resolvedOptions().timeZone : zone);

/**
 * The title of a day of the promotion calendar: of today one of what is offered, chosen by chance, and of the seven days after
 * it the first of that day (CAL-03, CAL-07). Null for other days, where there is none, and while it is not known (CAL-09).
 */
export function useDayTitle(day: CalendarDay, today: CalendarDay, zone: string): string | null {
  const isOff = useSwitchedOff(CALLS);
  const asked = { day, isToday: day === today, timeZone: nameOf(zone), language: useLocale().code };
  const skip = isOff || day < today || day > addDays(today, LOOK_AHEAD_DAYS);
  const { data = [] } = usePromotionTitlesQuery(asked, { skip });
  if (skip) return null;
  return day === today ? chooseTitle(day, data) : (data[0] ?? null);
}
