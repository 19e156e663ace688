import { catalogueOf } from '../studio/catalogue/games';

/** A small catalogue with games of every kind, model and studio. For tests only. */
export const CATALOGUE = catalogueOf(300);

export const SLOTS = CATALOGUE.filter((game) => game.kind === 'slot');
