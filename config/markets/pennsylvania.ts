import { anywhere } from './anywhere';
import type { Market } from './market';

/** Pennsylvania: 58 Pa. Code. */
export const pennsylvania: Market = {
  ...anywhere,
  minimumAge: 21,
  limits: { ...anywhere.limits, offered: { at: 'registration', kinds: ['deposit'] } },
  realityCheck: { mostMinutes: 60, restMinutes: 0 },
  help: { label: '1-800-GAMBLER', href: 'tel:+18004262537' },
  page: { ...anywhere.page, helpAtLogIn: true },
};
