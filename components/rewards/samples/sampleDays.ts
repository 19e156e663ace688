import { sampleCalendar } from '@/domain/rewards/sampleDays';

/** Made once per page load (OP-091), for all places that show them; this module is only ever loaded by browsers. */
export const sampleDays = sampleCalendar(Math.random);
