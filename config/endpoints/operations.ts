import type { ALL_ENDPOINTS } from './all';

/** Name of a backend call, as used in the setting `endpoints`. */
export type Operation = keyof typeof ALL_ENDPOINTS;
