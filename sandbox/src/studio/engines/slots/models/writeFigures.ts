import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { offerOf } from '../buy';
import { figuresOf } from '../figures';
import { toPercent } from '../fraction';
import { MODELS } from './models';

// `node --import tsx sandbox/src/studio/engines/slots/models/writeFigures.ts` recomputes the figures of all models and writes the rows
// of printedRows.ts; `npm run format` formats the file.
const file = fileURLToPath(new URL('printedRows.ts', import.meta.url));
const figures = MODELS.map((model) => {
  const { returnToPlayer, hitFrequency, deviation, bestSpin, maxMultiplier } = figuresOf(model);
  const offer = offerOf(model);
  return [
    model.id,
    toPercent(returnToPlayer),
    toPercent(hitFrequency),
    Math.round(deviation * 100) / 100,
    bestSpin,
    maxMultiplier,
    offer && [offer.price, toPercent(offer.returned)],
  ];
});
const [head] = readFileSync(file, 'utf8').split(/(?<=PRINTED_ROWS: .* = )\[/);
writeFileSync(file, `${head}${JSON.stringify(figures)};\n`);
