import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { offerOf } from '../buy';
import { figuresOf } from '../figures';
import { toPercent } from '../fraction';
import { MODELS } from './models';

// `node --import tsx sandbox/src/studio/engines/slots/models/writeFigures.ts` recomputes the figures of all models and writes
// printedFigures.ts; `npm run format` formats the file.
const file = fileURLToPath(new URL('printedFigures.ts', import.meta.url));
const figures = MODELS.map((model) => {
  const { returnToPlayer, hitFrequency, deviation, bestSpin, maxMultiplier } = figuresOf(model);
  const offer = offerOf(model);
  return {
    id: model.id,
    returnToPlayer: toPercent(returnToPlayer),
    hitFrequency: toPercent(hitFrequency),
    deviation: Math.round(deviation * 100) / 100,
    bestSpin,
    maxMultiplier,
    buy: offer && { price: offer.price, returned: toPercent(offer.returned) },
  };
});
const text = `
/**
 * The figures of a model as its games print them: returns and hits in percent, deviation per unit staked, highest wins
 * as multiples of the stake. \`buy\`: what the feature costs in stakes, and what a bought round returns of that in percent.
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

/** Computed by writeFigures.ts and held to the exact figures by a test, so that no start has to compute them. */
export const PRINTED_FIGURES: readonly PrintedFigures[] = ${JSON.stringify(figures)};
`;
writeFileSync(file, text);
