import { useSelector } from 'react-redux';
import type { State } from '@/store/store';

/** Whether the player opted out of calendars, which hides all links to them (LIM-11). False for guests. */
export const useNoCalendar = (): boolean => useSelector((state: State) => state.auth.noCalendar);
