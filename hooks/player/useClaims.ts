import { useAbsent } from '@/hooks/useAbsent';
import { useAuth } from './useAuth';
import { useNoCalendar } from './useNoCalendar';
import { useUnpromoted } from './useQuiet';

/** Excluded players, those in quiet mode and those who opted out of calendars get no calendar and no award. */
export function useCalendarOffered(): boolean {
  const [noCalendar, unpromoted] = [useNoCalendar(), useUnpromoted()];
  return !noCalendar && !unpromoted;
}

/** Whether there may be a day to claim: for all but players without a deposit, unless excluded or without calendars. */
export function useClaims(): boolean {
  const { isAuthenticated, depositCount } = useAuth();
  const [offered, noRakeback] = [useCalendarOffered(), useAbsent('rakeback')];
  return isAuthenticated && depositCount !== 0 && offered && !noRakeback;
}
