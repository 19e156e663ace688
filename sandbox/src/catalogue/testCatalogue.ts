import { catalogueOf } from './games';

/** A catalogue that is quick to walk through and has games of every kind, model and studio. For tests only. */
export const CATALOGUE = catalogueOf(300);

/** Its slots. */
export const SLOTS = CATALOGUE.filter((game) => game.kind === 'slot');
