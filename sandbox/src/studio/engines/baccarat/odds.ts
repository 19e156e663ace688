import { RETURNS } from './bets';
import { type Result } from './deal';

/** What a won bet pays besides its stake, to 1. */
export const oddsOf = (bet: Result): number => (RETURNS[bet] - 100) / 100;
