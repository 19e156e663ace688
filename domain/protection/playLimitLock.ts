import { HOUR_MS } from '../time/lengths';

/** How long a limit of play cannot be raised after a change (CONST-13, LIM-13). */
export const PLAY_LIMIT_LOCK_MS = HOUR_MS;
