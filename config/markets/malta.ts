import { anywhere } from './anywhere';
import type { Market } from './market';

/** Malta: Player Protection Directive of the Malta Gaming Authority. */
export const malta: Market = {
  ...anywhere,
  limits: { ...anywhere.limits, offered: { at: 'registration', kinds: ['deposit'] } },
  exclusions: {
    ...anywhere.exclusions,
    lengths: ['6m', '1y', '5y', 'permanent', 'custom'],
    lifting: { endedHours: 24, indefiniteHours: 7 * 24 },
  },
};
