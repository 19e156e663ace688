import { anywhere } from './anywhere';
import type { Market } from './market';

/** Germany: GlüStV 2021, as an operator tells its players. */
export const germany: Market = {
  ...anywhere,
  limits: { ...anywhere.limits, demanded: ['deposit'], mostDeposits: '1000' },
  breaks: ['1d', '3d', '1w', '1m', '2m', '3m'],
  exclusions: { ...anywhere.exclusions, brands: 'all' },
  realityCheck: { mostMinutes: 60, restMinutes: 5 },
  rounds: { slotMs: 5000, otherMs: 5000, mostStake: '1' },
  demo: false,
  live: false,
  vip: false,
  play: { ...anywhere.play, autoplay: false },
  page: { ...anywhere.page, panicButton: true },
};
