import { sampleCalendar } from '@/domain/rewards/sampleDays';

/** Generated once per page load (OP-091) and shared; this module is loaded in browsers only. */
export const sampleDays = sampleCalendar(Math.random);
