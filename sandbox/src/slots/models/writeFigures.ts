import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { figuresOf } from '../figures';
import { toPercent } from '../fraction';
import { MODELS } from './models';

// `node --import tsx sandbox/src/slots/models/writeFigures.ts` computes the figures of all models anew and writes them
// down (printedFigures.ts).
const file = fileURLToPath(new URL('printedFigures.ts', import.meta.url));
const figures = MODELS.map((model) => {
  const { returnToPlayer, hitFrequency, deviation, bestSpin, maxMultiplier } = figuresOf(model);
  return {
    id: model.id,
    returnToPlayer: toPercent(returnToPlayer),
    hitFrequency: toPercent(hitFrequency),
    deviation: Math.round(deviation * 100) / 100,
    bestSpin,
    maxMultiplier,
  };
});
const text = `
/**
 * The figures of a model as its games print them: returns and hits in percent, deviation per unit staked, highest wins
 * as multiples of the stake.
 */
type PrintedFigures = {
  id: string;
  returnToPlayer: number;
  hitFrequency: number;
  deviation: number;
  bestSpin: number;
  maxMultiplier: number;
};

/** Computed by writeFigures.ts and held to the exact figures by a test, so that no start has to compute them. */
export const PRINTED_FIGURES: readonly PrintedFigures[] = ${JSON.stringify(figures)};
`;
writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
