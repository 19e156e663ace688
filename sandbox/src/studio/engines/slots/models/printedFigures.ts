import { PRINTED_ROWS } from './printedRows';

/**
 * The published figures of a model: return and hit frequency in percent, deviation per unit staked, highest wins as
 * multiples of the stake. `buy`: the price of the feature in stakes, and the return of a bought round in percent.
 */
type PrintedFigures = {
  id: string;
  returnToPlayer: number;
  hitFrequency: number;
  deviation: number;
  bestSpin: number;
  maxMultiplier: number;
  buy: { price: number; returned: number } | null;
};

export const PRINTED_FIGURES: readonly PrintedFigures[] = PRINTED_ROWS.map(
  ([id, returnToPlayer, hitFrequency, deviation, bestSpin, maxMultiplier, buy]) => ({
    id,
    returnToPlayer,
    hitFrequency,
    deviation,
    bestSpin,
    maxMultiplier,
    buy: buy && { price: buy[0], returned: buy[1] },
  }),
);
