import { anywhere } from './anywhere';
import type { Market } from './market';

/** Switzerland, as an operator tells its players. */
export const switzerland: Market = {
  ...anywhere,
  limits: { ...anywhere.limits, demanded: ['loss'], depositRaiseHours: 72, playRaiseHours: 24 },
};
