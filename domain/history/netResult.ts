import { toDecimal, toMinor } from '../money/money';
import type { Totals } from './history';

/** Wins minus stakes of a period, as a decimal string; null if either amount cannot be read. */
export function netResultOf({ wins, losses, currency }: Pick<Totals, 'wins' | 'losses' | 'currency'>): string | null {
  const [won, staked] = [toMinor(wins, currency), toMinor(losses, currency)];
  return won === null || staked === null ? null : toDecimal(won - staked, currency);
}
