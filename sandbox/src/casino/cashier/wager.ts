import { type Brand } from '../../brands/brand/brand';

/** How many times a deposit has to be wagered before withdrawal: the brand's setting, by default once (OP-081). */
export function wagerMultiplierOf({ settings }: Brand): number {
  const { depositWagerMultiplier: set } = settings as { depositWagerMultiplier?: unknown };
  return Number.isInteger(set) && (set as number) >= 0 ? (set as number) : 1;
}
