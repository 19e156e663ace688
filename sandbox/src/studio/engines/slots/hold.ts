import { cellsOf, type Grid, type Spin, type Win } from './evaluate';
import { type Hold, type SlotModel, type SymbolId } from './model';
import { type RandomInt } from '../../../base/random';

/**
 * Draws the respins of hold and spin after a paid spin that shows `grid`: held scatters stay, every other cell is drawn
 * from a reel of its own. The last respin pays for all that are held.
 */
export function holdSpins({ coins }: SlotModel, { from, respins, strip, pays }: Hold, grid: Grid, random: RandomInt) {
  const spins: Spin[] = [];
  let held = grid;
  for (let left = respins; left > 0; left -= 1) {
    held = held.map((column) =>
      column.map((symbol) => (symbol === 'S' ? symbol : (strip[random(strip.length)] as SymbolId))),
    );
    const cells = cellsOf(held, 'S');
    const paid = left === 1 ? (pays[cells.length - from] ?? 0) * coins : 0;
    const wins: Win[] = paid > 0 ? [{ kind: 'held', symbol: 'S', count: cells.length, coins: paid, cells }] : [];
    spins.push({ landed: held, grid: held, wins, coins: paid, scatters: cells.length });
  }
  return spins;
}
