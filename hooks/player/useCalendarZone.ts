import { useSelector } from 'react-redux';
import { useSettings } from '@/hooks/useSettings';
import { userDetailsEndpoint } from '@/services/account/profile';

const selectDetails = userDetailsEndpoint.select();

/**
 * The time zone of a player's days: the operator's if set; else the account's, which the backend calculates and pays
 * by; else 'local', the device's own (OP-083).
 */
export function useCalendarZone(): string {
  const { calendarTimeZone } = useSettings();
  const { data } = useSelector(selectDetails);
  return calendarTimeZone === 'local' ? (data?.preferences.timeZone ?? 'local') : calendarTimeZone;
}
