import { useAbsent } from '@/hooks/useAbsent';
import { useAuth } from './useAuth';
import { useNoCalendar } from './useNoCalendar';
import { useUnpromoted } from './useQuiet';

/**
 * Excluded players, those in quiet mode and those who opted out of calendars get no calendar, and no award, which leads
 * there; nobody does where there is none.
 */
export function useCalendarOffered(): boolean {
  const unwanted = [useNoCalendar(), useUnpromoted(), useAbsent('rakeback')];
  return !unwanted.includes(true);
}

/** Whether there may be a day to claim: for all but players without a deposit, unless excluded or without calendars. */
export function useClaims(): boolean {
  const { isAuthenticated, depositCount } = useAuth();
  const offered = useCalendarOffered();
  return isAuthenticated && depositCount !== 0 && offered;
}
