import { anywhere } from './anywhere';
import type { Market } from './market';

/** Spain: RD 176/2023. */
export const spain: Market = {
  ...anywhere,
  realityCheck: { mostMinutes: 60, restMinutes: 0 },
};
