import { Explained } from '../scripts/base/explain';
import { catalogueFigures } from './fleet/catalogue';
import { machineFigures } from './fleet/machines';
import { redisFigures } from './fleet/redisFaults';
import { rollingFigures } from './fleet/rolling';
import { trafficFigures } from './fleet/traffic';
import { type Figure } from './start/figures';

const PARTS: Record<string, (size?: string) => Promise<Figure[]>> = {
  machines: machineFigures,
  catalogue: catalogueFigures,
  rolling: rollingFigures,
  redis: redisFigures,
};

/** Takes hours: only when asked for by name. */
const LONG: Record<string, (size?: string) => Promise<Figure[]>> = { traffic: trafficFigures };

/**
 * Three hosts behind HAProxy, with Redis and the sandbox, as processes of this machine. One part or all; `size`: pages
 * of each brand and language for `catalogue`, replacements for `rolling`, minutes for `traffic`.
 */
export async function fleetFigures(part?: string, size?: string): Promise<Figure[]> {
  const all = { ...PARTS, ...LONG };
  if (part && !all[part]) throw new Explained(`"${part}" is none of ${Object.keys(all).join(', ')}.`);
  const figures: Figure[] = [];
  for (const measure of part ? [all[part]!] : Object.values(PARTS)) figures.push(...(await measure(size)));
  return figures;
}
