import { catalogueOf } from './games';

/** A catalogue that is quick to walk through and has games of every model and studio. For tests only. */
export const CATALOGUE = catalogueOf(300);
