import { type SlotModel } from '../model';
import { FREE_SPINS_MODELS } from './freeSpins';
import { LINES_MODELS } from './lines';
import { WAYS_MODELS } from './ways';

/** Every variant of every model. A game of the catalogue plays one of these. */
export const MODELS: readonly SlotModel[] = [...LINES_MODELS, ...WAYS_MODELS, ...FREE_SPINS_MODELS];
