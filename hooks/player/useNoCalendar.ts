import { useSelector } from 'react-redux';
import type { State } from '@/store/store';

/** Whether the player wants no calendars: then nothing leads to them (LIM-11). Guests have not been asked. */
export const useNoCalendar = (): boolean => useSelector((state: State) => state.auth.noCalendar);
