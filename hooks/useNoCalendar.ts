import { useAuth } from './useAuth';

/** Whether the player wants no calendars: then nothing leads to them (LIM-11). Guests have not been asked. */
export const useNoCalendar = (): boolean => useAuth().noCalendar;
