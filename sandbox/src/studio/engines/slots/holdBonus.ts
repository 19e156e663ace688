import { type Hold, REELS, ROWS, type SlotModel } from './model';
import { type Bonus, nothingAhead, type Prospect } from './prospect';

const CELLS = REELS * ROWS;

/**
 * Solves hold and spin exactly. An empty cell stays empty if none of its draws is a scatter, so the number of cells
 * filled is binomial. Numbers are scaled by (all draws of one cell)^15.
 */
export function holdBonusOf({ coins }: SlotModel, { from, respins, strip, pays }: Hold): Bonus {
  const filling = BigInt([...strip].filter((symbol) => symbol === 'S').length);
  const all = BigInt(strip.length) ** BigInt(respins);
  const empty = (BigInt(strip.length) - filling) ** BigInt(respins);
  const paid = (held: number) => BigInt((pays[held - from] ?? 0) * coins);

  const scale = all ** BigInt(CELLS);
  return {
    scale,
    bestSpin: Number(paid(CELLS)),
    after(held) {
      if (held < from) return nothingAhead(scale);
      const free = CELLS - held;
      const prospect: Prospect = { ...nothingAhead(0n), max: Number(paid(CELLS)) };
      let choices = 1n;
      for (let more = 0; more <= free; more += 1) {
        const weight = choices * (all - empty) ** BigInt(more) * empty ** BigInt(free - more) * all ** BigInt(held);
        const coinsPaid = paid(held + more);
        if (coinsPaid === 0n) prospect.nothing += weight;
        prospect.sum += weight * coinsPaid;
        prospect.squares += weight * coinsPaid * coinsPaid;
        choices = (choices * BigInt(free - more)) / BigInt(more + 1);
      }
      return prospect;
    },
  };
}
