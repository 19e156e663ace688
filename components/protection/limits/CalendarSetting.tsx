import { PreferenceChoice } from './PreferenceChoice';

/** Whether the site links to the reward calendars (LIM-11). */
export const CalendarSetting = () => <PreferenceChoice name="noCalendar" texts="calendar" />;
