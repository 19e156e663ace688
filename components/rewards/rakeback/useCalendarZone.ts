import { useSelector } from 'react-redux';
import { useSettings } from '@/hooks/useSettings';
import { userDetailsEndpoint } from '@/services/account/profile';

const selectDetails = userDetailsEndpoint.select();

/**
 * Whose midnights end the days of a player: the operator's zone where one is set; else that of the account, by which the
 * backend counts and pays; else, 'local', the device's own (OP-083).
 */
export function useCalendarZone(): string {
  const { calendarTimeZone } = useSettings();
  const { data } = useSelector(selectDetails);
  return calendarTimeZone === 'local' ? (data?.preferences.timeZone ?? 'local') : calendarTimeZone;
}
