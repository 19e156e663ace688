import { Explained } from '../scripts/base/explain';
import { catalogueFigures } from './fleet/catalogue';
import { machineFigures } from './fleet/machines';
import { redisFigures } from './fleet/redisFaults';
import { rollingFigures } from './fleet/rolling';
import { type Figure } from './start/figures';

const PARTS: Record<string, (size?: string) => Promise<Figure[]>> = {
  machines: machineFigures,
  catalogue: catalogueFigures,
  rolling: rollingFigures,
  redis: redisFigures,
};

/**
 * Three hosts behind HAProxy, with Redis and the sandbox, as processes of this machine. One part or all; `size`: pages
 * of each brand and language for `catalogue`, replacements for `rolling`.
 */
export async function fleetFigures(part?: string, size?: string): Promise<Figure[]> {
  if (part && !PARTS[part]) throw new Explained(`"${part}" is none of ${Object.keys(PARTS).join(', ')}.`);
  const figures: Figure[] = [];
  for (const measure of part ? [PARTS[part]!] : Object.values(PARTS)) figures.push(...(await measure(size)));
  return figures;
}
