import { anywhere } from './anywhere';
import type { Market } from './market';

/** Spain: RD 176/2023. */
export const spain: Market = {
  ...anywhere,
  exclusions: { ...anywhere.exclusions, brands: 'all' },
  realityCheck: { mostMinutes: 60, restMinutes: 0 },
  play: { ...anywhere.play, sessionBounds: true },
  page: { ...anywhere.page, youngThrough: 25 },
  notices: { ...anywhere.notices, remindMonths: 1 },
};
