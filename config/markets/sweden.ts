import { anywhere } from './anywhere';
import type { Market } from './market';

/** Sweden, as an operator tells its players. */
export const sweden: Market = {
  ...anywhere,
  limits: { ...anywhere.limits, depositRaiseHours: 72, playRaiseHours: 72 },
  exclusions: { ...anywhere.exclusions, brands: 'all' },
  help: { label: 'Spelpaus.se', href: 'https://www.spelpaus.se/' },
  page: { ...anywhere.page, officialMarks: ['Spelgränser', 'Spelpaus', 'Självtest'] },
};
